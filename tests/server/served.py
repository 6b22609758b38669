"""A server for tests, and how their cases are run: what the tests in this folder share."""
import json
import os
import re
import signal
import subprocess
import tempfile
import traceback
import urllib.error
import urllib.request

# Seconds until a test that waits has failed; nothing is measured by it. Whoever plants bugs is not kept waiting.
PATIENCE = 20 if "FIRST_FAILURE" in os.environ else 60


class Server:
    """A server on a folder; killed and begun again, it has the same address."""

    def __init__(self, lizardry, folder, *options, port=0, **environment):
        self.lizardry, self.folder, self.options, self.port, self.process = lizardry, folder, options, port, None
        self.environment = {**os.environ, **environment}
        self.said = tempfile.TemporaryFile()
        self.begin()

    def begin(self):
        self.process = subprocess.Popen([self.lizardry, "serve", "--data", self.folder, "--listen", f"127.0.0.1:{self.port}",
                                         *self.options], stdout=subprocess.PIPE, stderr=self.said, env=self.environment,
                                        text=True)
        line = self.process.stdout.readline()
        self.port = self.port or int(re.search(r":(\d+)/", line)[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self, how=signal.SIGKILL):
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def printed(self):
        """All that it has said on its standard error."""
        self.said.seek(0)
        return self.said.read()

    def resident(self):
        """Memory that it holds, in kB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])

    def ask(self, method, path, body=None, token=None, **headers):
        """The status and the answer."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if token:
            headers["Authorization"] = "Bearer " + token
        request = urllib.request.Request(self.url + path, method=method, data=data, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text, kind = answer.read().decode(), answer.headers["Content-Type"]
                if "ndjson" in kind:
                    return answer.status, [json.loads(line) for line in text.splitlines()]
                return answer.status, json.loads(text) if "json" in kind else text
        except urllib.error.HTTPError as answer:
            text = answer.read().decode()
            return answer.code, json.loads(text or "{}") if "json" in answer.headers["Content-Type"] else text

    def must(self, *args, **more):
        status, answer = self.ask(*args, **more)
        assert status == 200, (args, status, answer)
        return answer

    def guest(self, name):
        return self.must("POST", "/api/guest", {"name": name}, Origin=self.url)["token"]


def tap(cases, lizardry, *options):
    """Runs the cases, or the one that CASE names, with a server that they share. The exit code."""
    failed = 0
    cases = [case for case in cases if os.environ.get("CASE", case.__name__) == case.__name__]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(lizardry, folder, *options)
        for number, case in enumerate(cases, 1):
            try:
                case(server)
                print(f"ok {number} - {case.__name__}", flush=True)
            except Exception:
                failed += 1
                print(f"not ok {number} - {case.__name__}")
                print("".join("# " + line + "\n" for line in (traceback.format_exc() + server.printed().decode()).splitlines()),
                      flush=True)
                if "FIRST_FAILURE" in os.environ:  # whoever plants bugs wants to know no more
                    break
        server.kill()
    print(f"1..{len(cases)}")
    return failed > 0
