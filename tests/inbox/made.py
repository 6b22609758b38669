"""How the mails of the corpus are put together, byte by byte: no mail library mends anything on the way."""
import base64
import quopri

FROM, US = "newt@example.net", "games@example.org"
HEAD = {"From": f"A. Newt <{FROM}>", "To": f"Games <{US}>", "Subject": "Re: turn 3", "Message-ID": "<a1@example.net>",
        "In-Reply-To": "<t3.s5@example.org>", "Date": "Tue, 17 Nov 2026 09:00:00 +0100", "MIME-Version": "1.0"}
OWN = ["MO 11E N NE", "BB 5T SE"]
REPORT = ["Turn 3 of the match, clan 5", "", "ORDERS", "END", "Write your orders between these lines."]


def encoded(text, charset, cte):
    raw = text if isinstance(text, bytes) else text.encode(charset)
    if cte == "base64":
        return base64.encodebytes(raw).replace(b"\n", b"\r\n")
    if cte == "quoted-printable":
        return quopri.encodestring(raw.replace(b"\r\n", b"\n")).replace(b"\n", b"\r\n")
    return raw


def part(text, kind="text/plain", charset="utf-8", cte="8bit", **more):
    """A part: its head and its content."""
    label = "".join(f"; {k.replace('_', '-')}={v}" for k, v in more.items() if not k.startswith("Content"))
    heads = "".join(f"{k.replace('_', '-')}: {v}\r\n" for k, v in more.items() if k.startswith("Content"))
    named = f"; charset={charset}" if charset and kind.startswith("text") else ""
    return (f"Content-Type: {kind}{named}{label}\r\nContent-Transfer-Encoding: {cte}\r\n{heads}\r\n".encode()
            + encoded(text, charset or "utf-8", cte))


def multi(kind, *parts, edge="=_edge", end=True, **more):
    label = "".join(f"; {k.replace('_', '-')}={v}" for k, v in more.items())
    inner = b"".join(f"--{edge}\r\n".encode() + p + b"\r\n" for p in parts)
    return f'Content-Type: multipart/{kind}; boundary="{edge}"{label}\r\n\r\n'.encode() + inner + (f"--{edge}--\r\n".encode() if end else b"")


def mail(content, **heads):
    """`content` is a part; heads replace the usual ones, None leaves one out."""
    all_heads = {**HEAD, **{k.replace("_", "-"): v for k, v in heads.items()}}
    lines = [f"{k}: {v}\r\n" for k, values in all_heads.items() if values is not None
             for v in (values if isinstance(values, list) else [values])]
    return "".join(lines).encode("utf-8", "surrogateescape") + content


def plain(*lines, **more):
    return part("\r\n".join(lines) + "\r\n", **more)


def html(text, **more):
    return part(text, kind="text/html", **more)


def row(name, content, lines=None, heads=None, **must):
    """A row of the corpus: a mail of this content, and what it has to mean. `lines` None: nothing is said of them."""
    if lines is not None:
        must["lines"] = lines
    return name, lambda: mail(content() if callable(content) else content, **(heads or {})), must
