"""Writes odd-mails.jsonl: mails as they should not be, and the text Python's email package finds in each.

    python3 test/data/mail/make-odd-mails.py > test/data/mail/odd-mails.jsonl

One object a line: name, hex (the mail), subject, and body (None where Python finds no text). Python 3.11.
"""
import base64, binascii, email, email.policy, json, quopri

MAILS = []

def mail(name, *lines, end=b"\r\n"):
    parts = [line if isinstance(line, bytes) else line.encode("utf-8") for line in lines]
    MAILS.append((name, end.join(parts) + end))

HEAD = ["From: Anna Keller <anna@keller.example>", "To: me@home.example", "Date: Mon, 02 Mar 2026 08:00:00 +0100"]
TEXT = "Grüße aus Köln — bis Montag, 10 €"
PLAIN = "The parcel comes on Tuesday at four."

def simple(name, *headers, body=PLAIN):
    mail(name, *HEAD, "Subject: " + name, *headers, "", body)

# Where the headers say nothing or nonsense about the text
simple("no MIME headers at all")
simple("raw UTF-8 without a charset", body=TEXT)
simple("Content-Type without a subtype", "Content-Type: text")
simple("Content-Type of another world", "Content-Type: foo")
simple("empty Content-Type", "Content-Type:")
simple("Content-Type twice, plain first", "Content-Type: text/plain", "Content-Type: text/html")
simple("transfer encoding nobody knows", "Content-Type: text/plain", "Content-Transfer-Encoding: x-zip")
simple("transfer encoding in capitals", "Content-Type: TEXT/PLAIN; CHARSET=UTF-8", "Content-Transfer-Encoding: BASE64", body=base64.b64encode(TEXT.encode()).decode())
simple("charset in quotes and blanks", 'Content-Type: text/plain; charset = " utf-8 "', body=TEXT)
simple("charset with a comment", "Content-Type: text/plain; charset=utf-8 (Unicode)", body=TEXT)
simple("charset unknown", "Content-Type: text/plain; charset=klingon")
simple("charset unknown-8bit", "Content-Type: text/plain; charset=unknown-8bit")
simple("charset empty", 'Content-Type: text/plain; charset=""')
for charset in ["windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257", "iso-8859-1", "iso-8859-2", "iso-8859-5", "iso-8859-7", "iso-8859-9", "iso-8859-15", "koi8-r", "koi8-u", "gb2312", "gbk", "gb18030", "big5", "euc-kr", "euc-jp", "shift_jis", "iso-2022-jp", "utf-16", "utf-16le", "utf-7", "us-ascii", "ascii", "latin1", "cp1252", "cp437", "macroman", "cp850", "utf8", "ansi_x3.4-1968", "iso-2022-kr", "hz-gb-2312", "iso8859-1", "x-user-defined", "cp-1252", "windows-874", "tis-620"]:
    words = {"windows-1250": "Zażółć gęślą jaźń", "iso-8859-2": "Zażółć gęślą jaźń", "windows-1251": "Привет из Москвы", "koi8-r": "Привет из Москвы", "koi8-u": "Привіт з Києва", "iso-8859-5": "Привет", "windows-1253": "Καλημέρα", "iso-8859-7": "Καλημέρα", "windows-1254": "İyi günler ğş", "iso-8859-9": "İyi günler ğş", "windows-1255": "שלום", "windows-1256": "مرحبا", "windows-1257": "Labas ąčęė", "gb2312": "你好", "gbk": "你好", "gb18030": "你好", "hz-gb-2312": "你好", "big5": "你好", "euc-kr": "안녕하세요", "iso-2022-kr": "안녕하세요", "euc-jp": "こんにちは、明日", "shift_jis": "こんにちは、明日", "iso-2022-jp": "こんにちは、明日", "windows-874": "สวัสดี", "tis-620": "สวัสดี", "us-ascii": "Plain words", "ascii": "Plain words", "ansi_x3.4-1968": "Plain words", "iso-8859-1": "Grüße aus Köln", "iso8859-1": "Grüße aus Köln", "iso-8859-15": "10 € für Köln", "latin1": "Grüße aus Köln", "cp437": "Grüße aus Köln", "cp850": "Grüße aus Köln", "macroman": "Grüße aus Köln", "x-user-defined": "Plain words", "cp-1252": "Grüße"}.get(charset, TEXT)
    codec = {"macroman": "mac-roman", "hz-gb-2312": "hz", "windows-874": "cp874", "x-user-defined": "ascii", "cp-1252": "cp1252"}.get(charset, charset)
    raw = words.encode(codec)
    for way in ["8bit", "base64", "quoted-printable"]:
        if way == "8bit" and charset.startswith("utf-16"):
            continue
        body = raw if way == "8bit" else base64.encodebytes(raw).strip() if way == "base64" else quopri.encodestring(raw)
        mail(f"{charset} in {way}", *HEAD, "Subject: x", f"Content-Type: text/plain; charset={charset}", f"Content-Transfer-Encoding: {way}", "", body)

# Transfer encodings that are damaged
b64 = base64.b64encode(TEXT.encode()).decode()
for name, body in {
    "without padding": b64.rstrip("="), "cut in the middle": b64[:21], "with blanks and line ends": " \r\n".join(b64[at:at + 7] for at in range(0, len(b64), 7)),
    "with strange letters": b64[:8] + "!!**" + b64[8:], "with text after it": b64 + "\r\n\r\n-- \r\nfooter of a list", "padded inside": base64.b64encode(b"Hello, ").decode() + base64.b64encode(b"world!!").decode(),
    "in one long line": base64.b64encode((PLAIN * 60).encode()).decode(), "that is plain text": PLAIN,
}.items():
    simple("base64 " + name, "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", body=body)
for name, body in {
    "with a lone equals sign": "1 + 1 = 2 and =C3=BC", "in small letters": "K=c3=b6ln", "cut in a code": "K=C3=B6ln =C", "soft ends with blanks": "one=  \r\ntwo", "blanks at the end": "one   \r\ntwo=20\r\nthree",
    "raw bytes inside": "Köln =C3=BC", "codes that are none": "=ZZ =G1 =3D", "soft end at the very end": "last=",
}.items():
    simple("quoted-printable " + name, "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable", body=body)
for name, coded in {"plain": "Hi +AOQ-+APY-", "with a plus": "1 +- 1 = 2", "unended": "+AOQA9g", "Japanese": "+MFMwkzBr-"}.items():
    simple("utf-7 " + name, "Content-Type: text/plain; charset=utf-7", body=coded)

# Parts
def parts(name, kind, pieces, close=True, before=("preamble",), boundary="b1", type_end=None):
    lines = [*HEAD, "Subject: " + name, f"Content-Type: multipart/{kind}; " + (type_end or f'boundary="{boundary}"'), "", *before]
    for piece in pieces:
        lines += ["--" + boundary, *piece]
    mail(name, *lines, *(["--" + boundary + "--"] if close else []))

P = ["Content-Type: text/plain; charset=utf-8", "", TEXT]
H = ["Content-Type: text/html; charset=utf-8", "", "<p>Only <b>this</b> is written</p>"]
A = ["Content-Type: application/pdf; name=a.pdf", "Content-Disposition: attachment; filename=a.pdf", "Content-Transfer-Encoding: base64", "", "JVBERi0="]
T = ["Content-Type: text/plain; name=notes.txt", "Content-Disposition: attachment; filename=notes.txt", "", "text in an attachment"]
parts("alternative", "alternative", [P, H])
parts("alternative, html first", "alternative", [H, P])
parts("mixed with an attachment", "mixed", [P, A])
parts("mixed, attachment first", "mixed", [A, P])
parts("mixed, a text attachment after", "mixed", [P, T])
parts("mixed, a text attachment before", "mixed", [T, P])
parts("mixed, two texts", "mixed", [P, ["", "a second text"]])
parts("mixed of html and text", "mixed", [H, P])
parts("no closing boundary", "mixed", [P, A], close=False)
parts("no closing boundary, text last", "alternative", [H, P], close=False)
parts("no preamble", "mixed", [P], before=())
parts("a part without headers", "mixed", [["", PLAIN]])
parts("a part without the blank line", "mixed", [[PLAIN]])
parts("an empty first part", "mixed", [["Content-Type: text/plain", "", ""], P])
parts("boundary that is never used", "mixed", [], before=(PLAIN,), close=False)
parts("no boundary named", "mixed", [P], type_end="x=y")
parts("boundary with blanks", "mixed", [P], boundary="a b c")
parts("boundary with signs", "mixed", [P], boundary="=_?+'()/:.,x")
parts("boundary that begins another", "mixed", [P, ["", "--b12", "not a boundary"]])
parts("digest of a message", "digest", [["", "Subject: inner", "", PLAIN]])
parts("a kind nobody knows", "strange", [P])
parts("related with a picture", "related", [H, ["Content-Type: image/png", "Content-ID: <x>", "", "x"]])
parts("a report", "report", [P, ["Content-Type: message/delivery-status", "", "Reporting-MTA: dns; x"]])
parts("signed", "signed", [P, ["Content-Type: application/pgp-signature", "", "-----BEGIN PGP SIGNATURE-----"]])
inner = ["Content-Type: multipart/alternative; boundary=in", "", "--in", *P, "--in", *H, "--in--"]
parts("alternative within mixed", "mixed", [inner, A])
parts("alternative within mixed, inner unended", "mixed", [inner[:-1], A])
rel = ["Content-Type: multipart/related; boundary=re", "", "--re", *H, "--re", "Content-Type: image/png", "Content-ID: <x>", "", "x", "--re--"]
parts("related within alternative", "alternative", [P, rel])
parts("only html within related within alternative", "alternative", [rel])
parts("a message inside", "mixed", [P, ["Content-Type: message/rfc822", "", "From: b@c.example", "Subject: inner", "", "inner text"]])
parts("only a message inside", "mixed", [["Content-Type: message/rfc822", "", "From: b@c.example", "Subject: inner", "Content-Type: text/plain", "", "inner text"]])
mail("a forwarded message is all", *HEAD, "Subject: fwd", "Content-Type: message/rfc822", "", "From: b@c.example", "Subject: inner", "", "inner text")
parts("text marked inline", "mixed", [["Content-Type: text/plain", "Content-Disposition: inline", "", PLAIN]])
parts("text marked inline with a name", "mixed", [["Content-Type: text/plain; name=a.txt", "Content-Disposition: inline; filename=a.txt", "", PLAIN]])
parts("calendar invitation", "alternative", [P, ["Content-Type: text/calendar; method=REQUEST", "", "BEGIN:VCALENDAR", "END:VCALENDAR"]])
parts("base64 multipart", "mixed", [["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "", b64]])

# Headers
mail("mbox line first", "From anna@keller.example Mon Mar  2 08:00:00 2026", *HEAD, "Subject: mbox", "", PLAIN)
mail("escaped mbox line first", ">From anna@keller.example Mon Mar  2 08:00:00 2026", *HEAD, "Subject: mbox", "", PLAIN)
mail("LF line ends", *HEAD, "Subject: LF", "", PLAIN, end=b"\n")
mail("CR line ends", *HEAD, "Subject: CR", "", PLAIN, end=b"\r")
mail("raw Latin-1 subject", *HEAD, b"Subject: Gr\xfc\xdfe", "", PLAIN)
mail("raw UTF-8 subject", *HEAD, "Subject: Grüße", "", PLAIN)
mail("encoded word", *HEAD, "Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?= from Ann", "", PLAIN)
mail("encoded words that share a letter", *HEAD, "Subject: =?utf-8?b?R3LD?=", " =?utf-8?b?vMOfZQ==?=", "", PLAIN)
mail("encoded word with raw bytes", *HEAD, b"Subject: =?iso-8859-1?q?Gr\xfc=DFe?=", "", PLAIN)
mail("encoded word with blanks", *HEAD, "Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe to all?=", "", PLAIN)
mail("encoded word of no charset", *HEAD, "Subject: =?x-unknown?q?hello?=", "", PLAIN)
mail("encoded word without padding", *HEAD, "Subject: =?utf-8?b?R3LDvMOfZQ?=", "", PLAIN)
mail("encoded word unended", *HEAD, "Subject: =?utf-8?b?R3LDvMOfZQ==", "", PLAIN)
mail("encoded words run together", *HEAD, "Subject: =?utf-8?q?one?==?utf-8?q?two?=", "", PLAIN)
mail("subject folded with tabs", *HEAD, "Subject: one", "\ttwo", "   three", "", PLAIN)
mail("subject twice", *HEAD, "Subject: first", "Subject: second", "", PLAIN)
mail("a header line without a colon", *HEAD, "Subject: x", "this is no header", "X-After: y", "", PLAIN)
mail("blank before the colon", *HEAD, "Subject : spaced", "", PLAIN)
mail("folded first line", " folded nothing", *HEAD, "Subject: x", "", PLAIN)
mail("blank line of blanks", *HEAD, "Subject: x", "   ", PLAIN)
mail("no blank line", *HEAD, "Subject: x")
mail("a header in small letters", "from: a@b.example", "subject: small", "content-type: text/plain; charset=utf-8", "", TEXT)
mail("a NUL in the text", *HEAD, "Subject: x", "", b"one\0two")
mail("a NUL in the subject", *HEAD, b"Subject: one\0two", "", PLAIN)
mail("byte order mark first", b"\xef\xbb\xbfFrom: a@b.example", "Subject: bom", "", PLAIN)
mail("very long header", *HEAD, "Subject: x", "X-Long: " + "y" * 5000, "", PLAIN)
simple("flowed", "Content-Type: text/plain; format=flowed", body="one \r\ntwo \r\nthree\r\n\r\n-- \r\nme")
simple("flowed with deleted blanks", "Content-Type: text/plain; format=flowed; delsp=yes", body="one \r\ntwo")
simple("html only", "Content-Type: text/html", body="<p>Hello <b>you</b></p>")
simple("html in Latin-1", "Content-Type: text/html; charset=iso-8859-1", body="<p>Gr\u00fc\u00dfe</p>".encode("latin-1"))
simple("html that names its charset", "Content-Type: text/html", body='<meta charset="utf-8"><p>Grüße</p>')
simple("text of another kind", "Content-Type: text/x-markdown", body="# Title")
simple("enriched text", "Content-Type: text/enriched", body="<bold>Hi</bold>")
simple("name parameter continued", "Content-Type: text/plain; charset*=us-ascii'en'utf-8", body=TEXT)
simple("text marked as an attachment", "Content-Type: text/plain", "Content-Disposition: attachment; filename=x.txt")

def main():
    for name, source in MAILS:
        message = email.message_from_bytes(source, policy=email.policy.default)
        try:
            part = message.get_body(preferencelist=("plain", "html"))
            body = None if part is None else part.get_content()
            kind = None if part is None else part.get_content_type()
        except Exception as error:
            body, kind = None, type(error).__name__
        try:
            subject = str(message["subject"] or "")
        except Exception:
            subject = None
        # Bytes Python could not decode: U+FFFD as it writes them.
        plain = lambda text: None if text is None else text.encode("utf-8", "replace").decode("utf-8")
        print(json.dumps({"name": name, "hex": binascii.hexlify(source).decode(), "subject": plain(subject), "kind": kind, "body": plain(body)}, ensure_ascii=True))

main()
