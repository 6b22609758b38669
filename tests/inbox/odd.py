"""Envelopes and kinds, broken MIME, limits."""
from made import FROM, HEAD, OWN, html, mail, multi, part, plain, row

BODY = plain(*OWN)
REPORT = b"Reporting-MTA: dns; mx.example.net\r\n\r\nFinal-Recipient: rfc822; <otter@example.com>\r\nAction: %s\r\nStatus: %s\r\n"


def envelopes():
    plus = "games+K7q2-Abcd@example.org"
    yield row("plain envelope", BODY, OWN, **{"from": FROM, "id": "a1@example.net", "answers": ["t3.s5@example.org"], "words": [], "kind": "person"})
    for head, value in {"To": f"Games <{plus}>", "Cc": plus, "Delivered-To": plus, "X-Original-To": plus}.items():
        yield row(f"reply word in {head}", BODY, OWN, {head: value}, words=["k7.. (9 letters)"])
    yield row("another's plus address", BODY, OWN, {"To": "newt+K7q2abcd@example.net"}, words=[])
    yield row("reply words that differ", BODY, OWN, {"To": "games+aa11aa@example.org, games+bb22bb@example.org"},
              words=["aa.. (6 letters)", "bb.. (6 letters)"])
    yield row("a reply word of no sound letters", BODY, OWN, {"To": "<games+a;b$(id)@example.org>"}, words=[])
    yield row("PASS", plain("PASS kelp-otter-9", *OWN), ["PASS ......", *OWN], **{"pass": "ke.. (12 letters)"})
    yield row("Pass: with a colon", plain("pass: kelp-otter-9", *OWN), ["PASS ......", *OWN], **{"pass": "ke.. (12 letters)"})
    yield row("a move that is called pass", plain("pass C"), ["pass C"], **{"pass": None})
    yield row("a password that is quoted is not ours", plain("MO 11E N", "> PASS kelp-otter-9"), ["MO 11E N"], **{"pass": None})
    yield row("References", BODY, OWN, {"In-Reply-To": None, "References": "<a@x>\r\n <b@x> <c@x>"}, answers=["c@x", "b@x", "a@x"])
    yield row("both of them", BODY, OWN, {"References": "<a@x> <t3.s5@example.org>"}, answers=["t3.s5@example.org", "a@x"])
    yield row("In-Reply-To with words", BODY, OWN, {"In-Reply-To": "Your mail of Monday <t3@x>"}, answers=["t3@x"])
    yield row("no id", BODY, OWN, {"Message-ID": None}, id="")
    yield row("two From headers", BODY, OWN, {"From": ["a@example.com", "b@example.com"]}, **{"from": ""})
    yield row("two addresses in From", BODY, OWN, {"From": "a@example.com, b@example.com"}, **{"from": ""})
    yield row("an address in the name", BODY, OWN, {"From": '"otter@example.com" <newt@EXAMPLE.net>'}, **{"from": "newt@example.net"})
    yield row("a group in From", BODY, OWN, {"From": "all: a@example.com, b@example.com;"}, **{"from": ""})
    yield row("a quoted local part", BODY, OWN, {"From": '<"a b"@example.com>'}, **{"from": ""})
    yield row("no From", BODY, OWN, {"From": None}, **{"from": ""})
    yield row("a subject in many words", BODY, OWN, {"Subject": "=?iso-8859-1?q?Gr=FC=DFe?= =?utf-8?b?IPCfkIo=?="}, subject="Grüße 🐊")
    yield row("a subject with escapes", BODY, OWN, {"Subject": "=?utf-8?q?a=1B[31m=0D=0ABcc:_x?="}, subject="a [31m Bcc: x")
    yield row("a subject in raw bytes", BODY, OWN, {"Subject": "Grüße"}, subject="Grüße")
    ours = "mx.example.org; dkim=pass (2048-bit key) header.d=Example.net header.s=k1; spf=pass"
    yield row("DKIM by our server", BODY, OWN, {"Authentication-Results": ours}, dkim="pass", signed_by="example.net")
    yield row("DKIM by a stranger", BODY, OWN, {"Authentication-Results": ours.replace("mx.example.org", "mx.evil.example")}, dkim=None)
    yield row("DKIM failed, and a pass below it", BODY, OWN, {"Authentication-Results": ["mx.example.org; dkim=fail header.d=x.example", ours]}, dkim="fail")
    yield row("DKIM in a remark", BODY, OWN, {"Authentication-Results": "mx.example.org; spf=fail (; dkim=pass)"}, dkim=None)


def kinds():
    for name, heads in {
        "Auto-Submitted": {"Auto-Submitted": "auto-replied (vacation)"},
        "ours": {"Auto-Submitted": "auto-generated"},
        "Precedence": {"Precedence": "auto_reply"},
        "X-Autoreply": {"X-Autoreply": "yes"},
        "Exchange": {"X-Auto-Response-Suppress": "All"},
        "nobody's": {"Return-Path": "<>"},
        "no-reply": {"From": "no-reply@example.com"},
        "subject, German": {"Subject": "Automatische Antwort: turn 3"},
        "subject, French": {"Subject": "=?utf-8?q?R=C3=A9ponse_automatique_:_turn_3?="},
    }.items():
        yield row(f"automatic: {name}", BODY, None, heads, kind="automatic")
    for name, heads in {"List-Id": {"List-Id": "<swamp.example.com>"}, "Precedence": {"Precedence": "list"}, "bulk": {"Precedence": "bulk"},
                        "newsletter": {"List-Unsubscribe": "<mailto:x@example.com>"}}.items():
        yield row(f"list: {name}", BODY, None, heads, kind="list")
    yield row("Auto-Submitted: no is a person", BODY, OWN, {"Auto-Submitted": "no"}, kind="person")
    yield row("a person who speaks of vacation", BODY, OWN, {"Subject": "Out of office next week, so no orders"}, kind="person")
    daemon = {"From": "MAILER-DAEMON@mx.example.net", "Return-Path": "<>", "Subject": "Undelivered", "In-Reply-To": None}
    for name, action, status, final in (("failed", b"failed", b"5.1.1", True), ("late", b"delayed", b"4.4.1", False)):
        for how, copy in {"the mail": b"Content-Type: message/rfc822\r\n\r\nFrom: games@example.org\r\nMessage-ID: <t3.s5@example.org>\r\n\r\nx\r\n",
                          "its head": b"Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: <t3.s5@example.org>\r\n"}.items():
            yield row(f"bounce, {name}, with {how}", multi("report", plain("It did not arrive."),
                      b"Content-Type: message/delivery-status\r\n\r\n" + REPORT % (action, status), copy, report_type="delivery-status"), [], daemon,
                      kind="bounce", about="t3.s5@example.org", bounced=[{"address": "otter@example.com", "status": status.decode(), "final": final}])
    yield row("bounce, exim", plain("This message was created automatically"), [], {**daemon, "X-Failed-Recipients": "otter@example.com"},
              kind="bounce", bounced=[{"address": "otter@example.com", "status": "", "final": True}])
    yield row("bounce, qmail", plain("Hi. This is the qmail-send program."), [], daemon, kind="bounce", bounced=[])
    yield row("a receipt that it was read", multi("report", plain("was displayed"), part("x", kind="message/disposition-notification"),
              report_type="disposition-notification"), None, kind="automatic")


def broken():
    def raw(name, make, lines, **must):
        return name, make, {"lines": lines, **must}
    yield row("no last edge", multi("mixed", BODY, end=False), OWN)
    yield row("the wrong edge", multi("mixed", BODY).replace(b'"=_edge"', b'"other"'), None, kind="person")
    yield row("an edge that is not named", b"Content-Type: multipart/mixed\r\n\r\n" + BODY, None, kind="person")
    yield row("cut within base64", part("MO 11E N NE\nBB 5T SE\n", cte="base64")[:-7], None, kind="person")
    yield row("base64 with rubbish", b"Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\nTU8gMTFF!!IE4g\r\n-TkUK\r\n", OWN[:1])
    yield row("quoted-printable of no sound form", b"Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nMO 11E =ZZ N=\r\n", ["MO 11E =ZZ N"])
    yield row("an encoding that nobody knows", b"Content-Type: text/plain\r\nContent-Transfer-Encoding: x-mine\r\n\r\nMO 11E N NE\r\n", OWN[:1])
    yield row("an empty mail", b"\r\n", [])
    yield row("no content at all", b"", [])
    yield row("a type of no sound form", b"Content-Type: ;;;/=\r\n\r\nMO 11E N NE\r\n", OWN[:1])
    yield row("zeros", part(b"MO 11E\x00 N NE\r\n"), ["MO 11E  N NE"])
    yield row("HTML that is called plain", plain("<b>MO 11E N</b>"), ["<b>MO 11E N</b>"])
    yield row("a head of 200 kB", BODY, OWN, {"X-Long": "x" * 200000})
    yield row("a line of 100 kB", plain("x" * 100000), ["x" * 100000])
    yield raw("bytes without a head", lambda: b"GAME swamp1\nMO 11E N NE\n", ["GAME swamp1", "MO 11E N NE"], **{"from": ""})
    yield raw("of an mbox", lambda: b"From newt@example.net Mon Nov 16 20:00:00 2026\r\n" + mail(BODY), OWN, **{"from": FROM})
    yield raw("nothing", lambda: b"", [])
    yield raw("lines of LF alone, all of it", lambda: mail(multi("mixed", BODY)).replace(b"\r\n", b"\n"), OWN)
    yield row("every byte", part(bytes(range(256)), charset=None), None, kind="person")


def nested(depth):
    inner = BODY
    for i in range(depth - 1):
        inner = multi("mixed", inner, edge=f"e{i}")
    return inner


def limits():
    def with_photo(size):
        return multi("mixed", BODY, part(b"x" * size, kind="image/jpeg", Content_Disposition="attachment; filename=p.jpg"))
    yield row("10 MB attached", lambda: with_photo(10 << 20), OWN, left=["p.jpg"])
    yield row("33 MB attached", lambda: with_photo(33 << 20), [], refused="This mail has more than 32 MB. Send it without what is attached.", **{"from": FROM})
    yield row("10 MB of text", lambda: plain("MO 11E N NE " * 900000), [], refused="This mail has more than 4 MB of text. Send it without what it quotes.")
    yield row("10 MB of text in base64", lambda: part("MO 11E N NE\n" * 900000, cte="base64"), [],
              refused="This mail has more than 4 MB of text. Send it without what it quotes.")
    yield row("a long thread, quoted", lambda: plain(*OWN, *["> what was said"] * 200000), OWN, quoted=200000)
    long = "More is written in this mail than the 256 kB or 5000 lines that are read. Send less at a time."
    yield row("5000 lines", lambda: plain(*["N"] * 5000), ["N"] * 5000)
    yield row("5001 lines", lambda: plain(*["N"] * 5001), [], refused=long)
    yield row("more than 256 kB written", lambda: plain("x" * (256 << 10)), [], refused=long)
    yield row("16 deep", nested(16), OWN)
    yield row("17 deep", nested(17), [], refused="This mail has parts within parts more than 16 deep. Send plain text.")
    yield row("2000 deep", lambda: nested(2000), [], refused="This mail has parts within parts more than 16 deep. Send plain text.")
    yield row("200000 deep", lambda: b"".join(b'Content-Type: multipart/mixed; boundary="e%d"\r\n\r\n--e%d\r\n' % (i, i) for i in range(200000)), [],
              refused="This mail has parts within parts more than 16 deep. Send plain text.")
    yield row("mails within mails, 200000 deep", lambda: b"Content-Type: message/rfc822\r\n\r\n" * 200000, [], forwards=True)
    unsound = "This mail's head lists addresses in a form that nobody writes. Send plain text."
    yield row("groups within groups of addresses", BODY, [], {"To": "a:" * 300000}, refused=unsound)
    yield row("the same in a mail inside", lambda: b"Content-Type: message/rfc822\r\n\r\nto : \r\n " + b"a:" * 300000 + b"\r\n\r\nx\r\n", [], refused=unsound)
    yield row("remarks within remarks", BODY, OWN, {"From": "(" * 100000 + FROM, "Cc": "(" * 100000})
    yield row("300000 addresses", BODY, OWN, {"To": ", ".join(["games+abcdef@example.org"] * 300000)}, words=["ab.. (6 letters)"])
    yield row("100000 headers", BODY, OWN, {"X-Many": ["x"] * 100000})
    yield row("300000 ids", BODY, OWN, {"References": "<a@x> " * 300000}, answers=["t3.s5@example.org", "a@x"])
    yield row("2 million edges", lambda: multi("mixed", BODY) + b"--=_edge\r\n" * 2000000, [], refused="This mail has more than 200 parts. Send plain text.")
    yield row("199 parts and their root", lambda: multi("mixed", BODY, *[part(b"x", kind="image/png")] * 198), OWN)
    yield row("200 parts and their root", lambda: multi("mixed", BODY, *[part(b"x", kind="image/png")] * 199), OWN[:0],
              refused="This mail has more than 200 parts. Send plain text.")
    yield row("20000 parts", lambda: multi("mixed", *[part(b"x", kind="image/png")] * 20000), [],
              refused="This mail has more than 200 parts. Send plain text.")
    yield row("40 answers", BODY, OWN, {"References": " ".join(f"<{i}@x>" for i in range(40))}, answers=["t3.s5@example.org", *(f"{i}@x" for i in range(39, 8, -1))])
    yield row("100000 tags that never end", lambda: html("<div><span><b>" * 100000 + "MO 11E N NE"), OWN[:1])


def odd():
    for rows in (envelopes, kinds, broken):
        yield from rows()
