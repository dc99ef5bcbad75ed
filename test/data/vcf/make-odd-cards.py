"""Writes odd-cards.jsonl: vCards as other programs and accidents leave them, and who has to be found.

    python3 test/data/vcf/make-odd-cards.py > test/data/vcf/odd-cards.jsonl

One object a line: name, hex, and people as [name, [phones], [addresses]]. Own, MIT; the people are invented.
"""
import json

FILES = []

def put(name, content, *people):
    data = content if isinstance(content, bytes) else content.encode("utf-8")
    FILES.append({"name": name, "hex": data.hex(), "people": [list(person) for person in people]})

def crlf(*lines):
    return "".join(line + "\r\n" for line in lines)

def card(*lines, version="3.0"):
    return ["BEGIN:VCARD", f"VERSION:{version}", *lines, "END:VCARD"]

ANN = card("FN:Ann Lee", "TEL:+44 1", "EMAIL:ann@own.example")
ANN_IS = ("Ann Lee", ["+44 1"], ["ann@own.example"])
BEN = card("FN:Ben Ode", "TEL:+44 2")
BEN_IS = ("Ben Ode", ["+44 2"], [])
whole = crlf(*ANN, *BEN)

for name, lines, is_called in [
    ("only N", ["N:Lee;Ann;;;"], "Ann Lee"), ("only ORG", ["ORG:Bakery Ode;Sales"], "Bakery Ode"), ("only NICKNAME", ["NICKNAME:Annie"], "Annie"),
    ("only EMAIL", ["EMAIL:x@own.example"], "x@own.example"), ("only TEL", ["TEL:+44 3"], "+44 3"), ("empty FN, N", ["FN:", "N:Lee;Ann;;;"], "Ann Lee"),
    ("blank FN, ORG", ["FN:   ", "N:;;;;", "ORG:Ode & Sons"], "Ode & Sons"), ("ORG of empty parts", ["ORG:;;Third floor"], "Third floor"), ("N with lists", ["N:Ode;Ben,Bo;;Dr.;PhD"], "Dr. Ben Bo Ode PhD"),
]:
    phones = [l[4:] for l in lines if l.startswith("TEL:")]
    mails = [l[6:] for l in lines if l.startswith("EMAIL:")]
    put("without FN: " + name, crlf(*card(*lines), *BEN), (is_called, phones, mails), BEN_IS)
put("without anything", crlf(*card("NOTE:nobody"), *BEN), BEN_IS)
put("without a version", crlf("BEGIN:VCARD", "FN:Ann Lee", "END:VCARD"), ("Ann Lee", [], []))
put("two cards", whole, ANN_IS, BEN_IS)
put("LF", whole.replace("\r\n", "\n"), ANN_IS, BEN_IS)
put("CR", whole.replace("\r\n", "\r"), ANN_IS, BEN_IS)
put("CR CR LF", whole.replace("\r\n", "\r\r\n"), ANN_IS, BEN_IS)
put("byte order marks at each card", ("\ufeff" + crlf(*ANN) + "\ufeff" + crlf(*BEN)), ANN_IS, BEN_IS)
put("UTF-16", b"\xff\xfe" + whole.encode("utf-16le"), ANN_IS, BEN_IS)
put("Latin-1", whole.replace("Ann Lee", "Änn Lee").encode("latin-1"), ("Änn Lee", *ANN_IS[1:]), BEN_IS)
put("NULs at the end", whole.encode() + b"\0" * 20, ANN_IS, BEN_IS)
put("blank lines between and within", crlf(*ANN[:2], "", *ANN[2:], "", "", *BEN), ANN_IS, BEN_IS)
put("small letters", crlf(*[l.replace("BEGIN:VCARD", "begin:vcard").replace("END:VCARD", "end:vcard").replace("FN", "fn").replace("TEL", "tel") for l in [*ANN, *BEN]]), ANN_IS, BEN_IS)
put("no end of the first", crlf(*ANN[:-1], *BEN), ANN_IS, BEN_IS)
put("no end of the last", crlf(*ANN, *BEN[:-1]), ANN_IS, BEN_IS)
put("no last line end", whole.rstrip(), ANN_IS, BEN_IS)
put("a line of prose", crlf(*ANN[:-1], "this is no property", "END:VCARD", *BEN), ANN_IS, BEN_IS)
put("blanks around colons", whole.replace("FN:", "FN : "), ANN_IS, BEN_IS)
put("a photo", crlf(*ANN[:-1], "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/", " 2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0", "END:VCARD", *BEN), ANN_IS, BEN_IS)
put("a photo that lost its folds", crlf(*ANN[:-1], "PHOTO;ENCODING=b:/9j/4AAQSkZJRg", "ABAQAAAQABAAD/2wBDAAgGBgcGBQgH", "END:VCARD", *BEN), ANN_IS, BEN_IS)
put("2.1 with a photo and a blank line", crlf(*card("N:Lee;Ann", "PHOTO;BASE64;JPEG:", " /9j/4AAQSkZJRg==", "", version="2.1"), *BEN), ("Ann Lee", [], []), BEN_IS)
put("2.1 quoted-printable", crlf(*card("N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;;", version="2.1")), ("Jürgen Müller", [], []))
put("2.1 in Latin-1", crlf(*card("FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=FCrgen", version="2.1")), ("Jürgen", [], []))
put("2.1 with soft ends", crlf(*card("FN;ENCODING=QUOTED-PRINTABLE:Ann=", "=20=", "Lee", "TEL;CELL:+44 5", version="2.1")), ("Ann Lee", ["+44 5"], []))
put("2.1 soft ends and blanks", crlf(*card("FN;QUOTED-PRINTABLE:Ann= ", "=20Lee", version="2.1")), ("Ann Lee", [], []))
put("2.1 unknown charset", crlf(*card("FN;CHARSET=X-OWN;ENCODING=QUOTED-PRINTABLE:Ann=20Lee", version="2.1")), ("Ann Lee", [], []))
put("2.1 with an agent inside", crlf("BEGIN:VCARD", "VERSION:2.1", "FN:Ann Lee", "AGENT:", *card("FN:Ben Ode", "TEL:+44 2", version="2.1"), "TEL:+44 1", "END:VCARD"), ("Ann Lee", ["+44 1"], []), BEN_IS)
put("3.0 with an agent escaped", crlf(*card("FN:Ann Lee", "AGENT:BEGIN:VCARD\\nFN:Ben Ode\\nEND:VCARD\\n")), ("Ann Lee", [], []))
put("groups and labels", crlf(*card("FN:Ann Lee", "item1.TEL:+44 6", "item1.X-ABLabel:_$!<Home>!$_", "item2.EMAIL;type=INTERNET:a@own.example", "item2.X-ABLabel:chess club")), ("Ann Lee", ["+44 6"], ["a@own.example"]))
put("4.0 addresses", crlf(*card("FN:Ann Lee", "TEL;VALUE=uri;TYPE=\"cell,voice\":tel:+44-7", "EMAIL;PREF=1:mailto:a@own.example", version="4.0")), ("Ann Lee", ["+44-7"], ["a@own.example"]))
put("4.0 group beside a person", crlf(*card("KIND:group", "FN:Club", "MEMBER:urn:uuid:1", version="4.0"), *ANN), ANN_IS)
put("folded in the middle of a letter", b"BEGIN:VCARD\r\nFN:Gr\xc3\r\n \xbcn\r\nEND:VCARD\r\n", ("Grün", [], []))
put("escapes", crlf(*card("FN:Lee\\, Ann\\; and more", "N:Lee;Ann")), ("Lee, Ann; and more", [], []))
put("names in two languages", crlf(*card("FN;LANGUAGE=de:Anna", "FN;LANGUAGE=en:Ann")), ("Anna", [], []))
put("a parameter with a colon", crlf(*card('FN;X-SRC="http://own.example/a;b":Ann Lee')), ("Ann Lee", [], []))

for file in FILES:
    print(json.dumps(file))
