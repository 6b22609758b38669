"""How thirty mail programs answer a mail: above, below and between; in the languages of their users."""
from made import OWN, REPORT, html, multi, plain, row

MARKED = ["> " + line if line else ">" for line in REPORT]
WHO = "Games <games@example.org>"

# What stands above lines marked with '>', by program and language; each is tried above, below and between.
MARKING = {
    "Gmail, English": ["On Mon, Nov 16, 2026 at 8:00 PM Games <games@example.org> wrote:", ""],
    "Gmail, English, broken": ["On Mon, Nov 16, 2026 at 8:00 PM The Keeper of the Games", "<games@example.org> wrote:", ""],
    "Gmail, German": ["Games <games@example.org> schrieb am Mo., 16. Nov. 2026,", "20:00:", ""],
    "Gmail, French": ["Le lun. 16 nov. 2026 à 20:00, Games <games@example.org> a écrit :", ""],
    "Gmail, Spanish": ["El lun, 16 nov 2026 a las 20:00, Games (<games@example.org>) escribió:", ""],
    "Gmail, Italian": ["Il giorno lun 16 nov 2026 alle ore 20:00 Games <games@example.org> ha", "scritto:", ""],
    "Gmail, Portuguese": ["Em seg., 16 de nov. de 2026 às 20:00, Games <games@example.org> escreveu:", ""],
    "Gmail, Dutch": ["Op ma 16 nov 2026 om 20:00 schreef Games <games@example.org>:", ""],
    "Gmail, Swedish": ["Den mån 16 nov. 2026 kl 20:00 skrev Games <games@example.org>:", ""],
    "Gmail, Polish": ["pon., 16 lis 2026 o 20:00 Games <games@example.org> napisał(a):", ""],
    "Gmail, Russian": ["пн, 16 нояб. 2026 г. в 20:00, Games <games@example.org>:", ""],
    "Gmail, Japanese": ["2026年11月16日(月) 20:00 Games <games@example.org>:", ""],
    "Gmail, Chinese": ["Games <games@example.org> 于2026年11月16日周一 20:00写道：", ""],
    "Apple Mail": ["> On 16. Nov 2026, at 20:00, Games <games@example.org> wrote:", "> "],
    "iOS Mail, French": ["Envoyé de mon iPhone", "", "> Le 16 nov. 2026 à 20:00, Games <games@example.org> a écrit :", "> "],
    "iOS Mail, German": ["> Am 16.11.2026 um 20:00 schrieb Games <games@example.org>:", ">"],
    "Thunderbird": ["On 11/16/26 20:00, Games wrote:"],
    "Thunderbird, German": ["Am 16.11.26 um 20:00 schrieb Games:"],
    "Thunderbird, Czech": ["Dne 16.11.2026 v 20:00 Games napsal(a):"],
    "mutt": ["On Mon, Nov 16, 2026 at 08:00:00PM +0100, Games wrote:"],
    "Evolution": ["On Mon, 2026-11-16 at 20:00 +0000, Games wrote:"],
    "Alpine": ["On Mon, 16 Nov 2026, Games wrote:", ""],
    "Roundcube": ["On 2026-11-16 20:00, Games wrote:"],
    "Horde": ["Quoting Games <games@example.org>:", ""],
    "Horde, German": ["Zitat von Games <games@example.org>:", ""],
    "K-9": ["Am 16. November 2026 20:00:00 MEZ schrieb Games <games@example.org>:"],
    "Fastmail": ["On Mon, 16 Nov 2026, at 8:00 PM, Games wrote:"],
    "Tutanota": ["16. Nov. 2026, 20:00 von games@example.org:", ""],
    "Spark": ["On 16 Nov 2026, 20:00 +0100, Games <games@example.org>, wrote:"],
    "mail.ru": [">Понедельник, 16 ноября 2026, 20:00 +03:00 от Games <games@example.org>:", ">"],
    "KMail, Danish": ["mandag den 16. november 2026 20.00.00 CET skrev Games:"],
    "Gnus": ["Games <games@example.org> writes:", ""],
    "Proton": ["------- Original Message -------", "On Monday, November 16th, 2026 at 8:00 PM, Games <games@example.org> wrote:", ""],
    "Zoho": ["---- On Mon, 16 Nov 2026 20:00:00 +0100 Games <games@example.org> wrote ----", ""],
}

# Those that copy the head of what they answer, and mark nothing: all below it is quoted.
COPYING = {
    "Outlook": ["-----Original Message-----", f"From: {WHO} ", "Sent: Monday, November 16, 2026 8:00 PM", "To: A. Newt",
                "Subject: turn 3", ""],
    "Outlook, German": ["-----Ursprüngliche Nachricht-----", f"Von: {WHO} ", "Gesendet: Montag, 16. November 2026 20:00",
                        "An: A. Newt", "Betreff: turn 3", ""],
    "Outlook, French": ["-----Message d’origine-----", f"De : {WHO} ", "Envoyé : lundi 16 novembre 2026 20:00", "À : A. Newt",
                        "Objet : turn 3", ""],
    "Outlook, Spanish, phone": ["Obtener Outlook para Android<https://aka.ms/x>", "________________________________",
                                f"De: {WHO}", "Enviado: lunes, 16 de noviembre de 2026 20:00", "Para: A. Newt", "Asunto: turn 3", ""],
    "Outlook on the web": ["________________________________", f"From: {WHO}", "Sent: Monday, November 16, 2026 8:00 PM",
                           "To: A. Newt", "Subject: turn 3", ""],
    "Outlook, Italian": [f"Da: {WHO} ", "Inviato: lunedì 16 novembre 2026 20:00", "A: A. Newt", "Oggetto: turn 3", ""],
    "Outlook, Dutch": [f"Van: {WHO} ", "Verzonden: maandag 16 november 2026 20:00", "Aan: A. Newt", "Onderwerp: turn 3", ""],
    "Outlook, Swedish": [f"Från: {WHO} ", "Skickat: den 16 november 2026 20:00", "Till: A. Newt", "Ämne: turn 3", ""],
    "Outlook, Polish": [f"Od: {WHO} ", "Wysłano: poniedziałek, 16 listopada 2026 20:00", "Do: A. Newt", "Temat: turn 3", ""],
    "Outlook, Russian": [f"От: {WHO} ", "Отправлено: 16 ноября 2026 г. 20:00", "Кому: A. Newt", "Тема: turn 3", ""],
    "Windows Mail": ["Sent from Mail for Windows", "", f"From: {WHO}", "Sent: 16 November 2026 20:00", "To: A. Newt",
                     "Subject: turn 3", ""],
    "Samsung": ["-------- Original message --------", f"From: {WHO}", "Date: 16/11/2026 20:00 (GMT+01:00)", "To: A. Newt",
                "Subject: turn 3", ""],
    "eM Client": ["------ Original Message ------", f"From: {WHO}", 'To: "A. Newt" <newt@example.net>', "Sent: 16.11.2026 20:00:00",
                  "Subject: turn 3", ""],
    "QQ": ["------------------ 原始邮件 ------------------", "发件人: \"games\" <games@example.org>;", "发送时间: 2026年11月16日 20:00",
           "收件人: \"newt\"<newt@example.net>;", "主题: turn 3", ""],
    "Outlook, Japanese": [f"差出人: {WHO}", "送信日時: 2026年11月16日 20:00", "宛先: A. Newt", "件名: turn 3", ""],
    "Notes": ["From:   Games <games@example.org>", "To:     newt@example.net", "Date:   16.11.2026 20:00", "Subject:        turn 3", ""],
    "bold head": ["*From:* Games <games@example.org>", "*Sent:* Monday, November 16, 2026 8:00 PM", "*To:* A. Newt",
                  "*Subject:* turn 3", ""],
    "who, and no marks": ["On Monday, 16 November 2026 at 20:00, Games <games@example.org> wrote:", ""],
}

HTML = {
    "Gmail": '<div dir="ltr">MO 11E N NE<div>BB 5T SE</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">'
             'On Mon, Nov 16, 2026 at 8:00 PM Games &lt;<a href="mailto:games@example.org">games@example.org</a>&gt; wrote:<br></div>'
             '<blockquote class="gmail_quote" style="border-left:1px solid"><p>ORDERS<p>END</blockquote></div>',
    "Outlook": '<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><div class="WordSection1">'
               '<p class="MsoNormal">MO 11E N NE<o:p></o:p></p><p class="MsoNormal">BB&nbsp;5T SE<o:p>&nbsp;</o:p></p><div>'
               '<div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> Games &lt;games@example.org&gt; <br>'
               '<b>Sent:</b> Monday, November 16, 2026 8:00 PM<br><b>To:</b> A. Newt<br><b>Subject:</b> turn 3</p></div></div>'
               '<p>ORDERS</p><p>END</p></div></body></html>',
    "Outlook on the web": '<div>MO 11E N NE</div><div>BB 5T SE</div><div id="Signature">Newt, Marsh &amp; Co</div><div id="appendonsend"></div><hr>'
                          '<div id="divRplyFwdMsg"><b>Von:</b> Games<br><b>Gesendet:</b> Montag<br><b>An:</b> Newt<br><b>Betreff:</b> turn 3</div>'
                          '<div>ORDERS</div>',
    "Apple Mail": '<html><body>MO 11E N NE<div>BB 5T SE</div><div><br><blockquote type="cite"><div>On 16. Nov 2026, at 20:00, Games '
                  '&lt;games@example.org&gt; wrote:</div><br><div>ORDERS</div></blockquote></div></body></html>',
    "Yahoo": '<div class="ydp">MO 11E N NE<br>BB 5T SE</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>Il lunedì 16 novembre 2026, '
             'Games &lt;games@example.org&gt; ha scritto:</div><div>ORDERS</div></div>',
    "Thunderbird": '<p>MO 11E N NE</p><p>BB 5T SE</p><div class="moz-cite-prefix">Op 16-11-2026 om 20:00 schreef Games:<br></div>'
                   '<blockquote type="cite" cite="mid:x"><pre>ORDERS\nEND</pre></blockquote><div class="moz-signature">-- <br>Newt</div>',
    "Proton": '<div>MO 11E N NE</div><div>BB 5T SE</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with '
              'Proton Mail secure email.</div></div><div class="protonmail_quote">On Monday, Games wrote:<br><blockquote>ORDERS</blockquote></div>',
    "GMX": '<div>MO 11E N NE</div><div>BB 5T SE</div><div name="quote"><div><b>Gesendet:</b> Montag</div><blockquote type="cite">ORDERS</blockquote></div>',
    "without any ends": '<p>MO 11E N NE<p>BB 5T SE<blockquote>ORDERS<p>END',
    "a table": '<table><tr><td>MO<td>11E<td>N NE<tr><td>BB</td><td>5T</td><td>SE</td></tr></table>',
    "a list": '<ul><li>MO 11E N NE<li>BB 5T SE</ul>',
    "preformatted": '<pre>MO 11E N NE\nBB 5T SE\n</pre>',
    "indented by the program": '<blockquote style="margin:0 0 0 40px;border:none">MO 11E N NE<br>BB 5T SE</blockquote>',
    "hidden preview": '<div style="display:none">ORDERS now</div><div>MO 11E N NE</div><div>BB 5T SE</div>',
    "upper case, entities": '<DIV>MO&#32;11E&nbsp;N&#x20;NE</DIV>\n<SCRIPT>if (a<b) "</b>"</SCRIPT>BB 5T SE',
}


def replies():
    for name, who in MARKING.items():
        yield row(f"{name}: above", plain(*OWN, "", *who, *MARKED), OWN)
        yield row(f"{name}: below", plain(*who, *MARKED, "", *OWN), OWN)
    for name in ("Gmail, English", "Thunderbird, German", "mutt", "Apple Mail", "mail.ru", "Horde"):
        yield row(f"{name}: between", plain(*MARKING[name], *MARKED[:3], OWN[0], *MARKED[3:], "", OWN[1]), [OWN[0], "", OWN[1]])
    yield row("The Bat!: between", plain("GA> Turn 3", "GA> ORDERS", *OWN, "GA> END"), OWN)
    for name, head in COPYING.items():
        yield row(f"{name}: above", plain(*OWN, "", *head, *REPORT), OWN)
    yield row("a copied head above marks: below", plain(*COPYING["Samsung"], *MARKED, "", *OWN), OWN)
    for name, text in HTML.items():
        yield row(f"HTML only, {name}", html(text), None if name == "GMX" else OWN, html=True)
        both = multi("alternative", plain(*OWN, "", "On 16 Nov 2026, Games wrote:", *MARKED), html(text))
        if name in ("Gmail", "Outlook", "Apple Mail"):
            yield row(f"both, {name}", both, OWN)
