"""What is written, and how it is encoded: charsets, encodings, letters, signatures, broken lines, what is attached."""
from made import OWN, html, multi, part, plain, row

WORDS = {
    "utf-8": "Grüße, dzięki, спасибо, 多谢",
    "iso-8859-1": "Grüße, à bientôt, señor",
    "iso-8859-2": "dzięki, děkuji, köszönöm",
    "iso-8859-5": "спасибо",
    "iso-8859-7": "ευχαριστώ",
    "iso-8859-9": "teşekkürler",
    "iso-8859-15": "zwölf € für Œuvres",
    "windows-1250": "dziękuję, žluťoučký",
    "windows-1251": "спасибо большое",
    "windows-1252": "Grüße … €",
    "koi8-r": "спасибо большое",
    "koi8-u": "дякую, їжак",
    "gb2312": "多谢你的信",
    "gb18030": "多谢你的信 €",
    "big5": "多謝你的信",
    "shift_jis": "ありがとう、沼地",
    "euc-jp": "ありがとう、沼地",
    "iso-2022-jp": "ありがとう、沼地",
    "euc-kr": "고맙습니다",
    "utf-16": "Grüße, спасибо",
    "utf-16le": "Grüße, спасибо",
    "utf-7": "Grüße, спасибо",
    "mac-roman": "Grüße, à bientôt",
    "cp437": "Grüße",
}
LABELS = {"mac-roman": "macintosh"}


def charsets():
    for charset, words in WORDS.items():
        lines = [OWN[0], words]
        label = LABELS.get(charset, charset)
        for cte in ("base64",) if charset.startswith("utf-16") else ("base64", "quoted-printable", "8bit"):
            text = ("\r\n".join(lines) + "\r\n").encode(charset)
            yield row(f"{charset}, {cte}", part(text, charset=label, cte=cte), lines)
    grey = "Grüße an alle"
    for label, real in {None: "utf-8", "utf-8": "windows-1252", "us-ascii": "utf-8", "x-nonsense": "utf-8", "../../etc/x": "windows-1252",
                        '"utf-8//TRANSLIT"': "utf-8", "unknown-8bit": "windows-1252"}.items():
        yield row(f"labelled {label}, really {real}", part(f"{grey}\r\n".encode(real), charset=label), [grey])
    yield row("UTF-16 without a label", part("MO 11E N NE\r\n".encode("utf-16-le"), charset=None, cte="base64"), OWN[:1], guessed=True)
    yield row("UTF-8 with a mark", part("\ufeffMO 11E N NE\r\n", cte="8bit"), OWN[:1])


def letters():
    """What programs make of what is typed, and what it has to be again."""
    for name, typed, is_read in [
        ("curly quotes", "NAME “Spies’ Den” ‘x’", "NAME \"Spies' Den\" 'x'"),
        ("blanks that do not break", "MO\u00a011E\u202fN\u2009NE\u3000SE", "MO 11E N NE SE"),
        ("letters without width", "MO\u200b 1\u00ad1E\ufeff N\u2060 N\u200dE", "MO 11E N NE"),
        ("full-width letters", "ＭＯ　１１Ｅ　Ｎ", "MO 11E N"),
        ("hyphens", "A\u2010B\u2011C\u2212D", "A-B-C-D"),
        ("dashes stay", "so – and — so", "so – and — so"),
        ("tabs", "MO\t11E\tN", "MO 11E N"),
        ("marks of direction", "MO \u202e11E\u202c N\u200f", "MO 11E N"),
        ("terminal escapes", "MO \x1b[31m11E\x07", "MO  [31m11E"),
        ("a shell's words", "NAME $(rm -rf /); `id` | cat\\n", "NAME $(rm -rf /); `id` | cat\\n"),
    ]:
        yield row(name, plain(typed), [is_read])


def ends():
    """Signatures and what phones add."""
    yield row("signature", plain(*OWN, "-- ", "A. Newt", "Marsh 5"), OWN, signature=3)
    yield row("signature that lost its blank", plain(*OWN, "--", "A. Newt"), OWN)
    yield row("signature by a dash", plain(*OWN, "—", "A. Newt"), OWN)
    yield row("two dashes in a long text", plain(*OWN, "--", *(f"line {i}" for i in range(20))),
              [*OWN, "--", *(f"line {i}" for i in range(20))])
    yield row("signature, then a quote, then more", plain(OWN[0], "-- ", "Newt", "", "On 16 Nov 2026, Games wrote:", "> ORDERS", OWN[1]),
              [OWN[0], "", OWN[1]])
    for line in ("Sent from my iPhone", "Von meinem iPhone gesendet", "Envoyé de mon iPhone", "Enviado desde mi iPhone", "Inviato da iPhone",
                 "Get Outlook for iOS", "Sent from Yahoo Mail on Android", "Diese Nachricht wurde von meinem Android-Gerät mit GMX Mail gesendet.",
                 "Verstuurd vanaf mijn iPhone", "Skickat från min iPhone", "Wysłane z iPhone'a", "Отправлено с iPhone", "发自我的iPhone"):
        yield row(f"added: {line}", plain(*OWN, "", line), OWN)
    yield row("signed by PGP in the text", plain("-----BEGIN PGP SIGNED MESSAGE-----", "Hash: SHA256", "", *OWN, "-----BEGIN PGP SIGNATURE-----",
              "", "iQEzBAEB", "=abcd", "-----END PGP SIGNATURE-----"), OWN)
    yield row("encrypted by PGP in the text", plain("-----BEGIN PGP MESSAGE-----", "", "hQEMA", "-----END PGP MESSAGE-----"), [], encrypted=True)


def broken_lines():
    long = "TO 5 We will come over the river when the rains have ended and not before"
    yield row("broken by the program", plain(long[:69].rstrip(), long[69:], "MO 11E N"), [long[:69].rstrip(), long[69:].strip(), "MO 11E N"], wrapped=[0])
    yield row("flowed", plain("TO 5 We will come over the river ", "when the rains have ended", "MO 11E N", format="flowed"),
              ["TO 5 We will come over the river when the rains have ended", "MO 11E N"], flowed=True, wrapped=[])
    yield row("flowed, blanks deleted", plain("スワンプの ", "手紙", format="flowed", delsp="yes"), ["スワンプの手紙"])
    yield row("flowed, stuffed", plain(" From the marsh", " > not a quote", format="flowed"), ["From the marsh"])
    yield row("flowed, quotes", plain("> ORDERS ", "> END", OWN[0] + " ", "SE", format="flowed"), ["MO 11E N NE SE"])
    yield row("flowed, signature", plain(OWN[0], "-- ", "Newt", format="flowed"), OWN[:1])
    yield row("soft breaks", b"Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nMO 11E N =\r\nNE\r\nBB 5T=20SE=\r\n\r\n", OWN)
    yield row("old Mac's lines", part(b"MO 11E N NE\rBB 5T SE\r"), OWN)
    yield row("lines of LF alone", part(b"MO 11E N NE\nBB 5T SE\n"), OWN)


def attached():
    orders = plain(*OWN, Content_Disposition='attachment; filename="orders.txt"')
    picture = part(b"\xff\xd8\xff", kind="image/jpeg", cte="base64", Content_Disposition='attachment; filename="swamp.jpg"')
    yield row("orders attached", multi("mixed", plain("see attached"), orders), ["see attached", *OWN], attached_from=1)
    yield row("orders attached alone", multi("mixed", orders), OWN, attached_from=0)
    yield row("orders attached as bytes", multi("mixed", plain("hi"), part("\n".join(OWN), kind="application/octet-stream", cte="base64",
              Content_Disposition="attachment; filename*=utf-8''Bef%C3%A9hle.TXT")), ["hi", *OWN])
    yield row("orders within the HTML branch", multi("alternative", plain("see attached"), multi("mixed", html("see attached"),
              plain(*OWN, Content_Disposition="inline; filename=orders.txt"), edge="in")), ["see attached", *OWN])
    yield row("a picture", multi("mixed", plain(*OWN), picture), OWN, left=["swamp.jpg"])
    yield row("text around a picture", multi("mixed", plain(OWN[0]), picture, plain(OWN[1])), OWN)
    yield row("pictures in HTML", multi("related", multi("alternative", plain(" "), html("<p>MO 11E N NE<p>BB 5T SE"), edge="in"), picture), OWN, html=True)
    yield row("a document that is no text", multi("mixed", plain("see attached"), part(b"PK", kind="application/vnd.ms-word",
              Content_Disposition='attachment; filename="orders.doc"')), ["see attached"], left=["orders.doc"])
    yield row("a name with escapes", multi("mixed", plain(OWN[0]), part(b"x", kind="image/png",
              Content_Disposition="attachment; filename*=utf-8''%1B%5B31m%0Aa.png")), OWN[:1], left=[" [31m a.png"])
    yield row("a card", multi("mixed", plain(*OWN), part("BEGIN:VCARD", kind="text/x-vcard", name="newt.vcf")), OWN, left=["newt.vcf"])
    yield row("signed by S/MIME", multi("signed", plain(*OWN), part(b"x", kind="application/pkcs7-signature", name="smime.p7s")), OWN, left=[])
    yield row("encrypted by S/MIME", part(b"x", kind="application/pkcs7-mime", name="smime.p7m"), [], encrypted=True)
    yield row("encrypted by PGP", multi("encrypted", part("Version: 1", kind="application/pgp-encrypted"), part(b"x", kind="application/octet-stream")),
              [], encrypted=True)
    yield row("forwarded inside", multi("mixed", plain("look at this"), b"Content-Type: message/rfc822\r\n\r\nFrom: x@example.com\r\n\r\nMO 1A N\r\n"),
              ["look at this"], forwards=True)
    for name, line in {"English": "---------- Forwarded message ---------", "German": "-------- Weitergeleitete Nachricht --------",
                       "Apple": "Begin forwarded message:", "French": "---------- Message transféré ---------"}.items():
        yield row(f"forwarded below, {name}", plain("look at this", "", line, "From: X <x@example.com>", "Date: Mon, 16 Nov 2026", "Subject: y",
                  "To: newt", "", "MO 1A N"), ["look at this"], forwards=True)


def texts():
    for rows in (charsets, letters, ends, broken_lines, attached):
        yield from rows()
