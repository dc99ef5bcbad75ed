"""Writes odd-calendars.jsonl: calendar files as other programs and accidents leave them, and what has to be read.

    python3 test/data/ics/make-odd-calendars.py > test/data/ics/odd-calendars.jsonl

One object a line: kind of oddity, name, hex, and `titles`, the events to be found, with their start in UTC
where the oddity is about time. Written by hand for this project (own, MIT).
"""
import json

FILES = []

def put(kind, name, content, titles):
    data = content if isinstance(content, bytes) else content.encode("utf-8")
    FILES.append({"kind": kind, "name": name, "hex": data.hex(), "titles": titles})

def crlf(*lines):
    return "".join(line + "\r\n" for line in lines)

def event(title, *more, start="DTSTART:20260305T090000Z", uid=None):
    lines = ["BEGIN:VEVENT", f"UID:{uid or title.lower().replace(' ', '-')}@own.example"]
    if uid == "":
        lines.pop()
    return [*lines, *([start] if start else []), f"SUMMARY:{title}", *more, "END:VEVENT"]

def calendar(*items, head=("VERSION:2.0", "PRODID:-//own//odd//EN")):
    return ["BEGIN:VCALENDAR", *head, *[line for item in items for line in item], "END:VCALENDAR"]

A, B, C = event("Alpha"), event("Beta", start="DTSTART:20260306T090000Z"), event("Gamma", start="DTSTART:20260307T090000Z")
TODO = ["BEGIN:VTODO", "UID:todo@own.example", "SUMMARY:Chore", "END:VTODO"]
ZONE = ["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:STANDARD", "DTSTART:19701025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "END:VTIMEZONE"]
JOURNAL = ["BEGIN:VJOURNAL", "UID:j@own.example", "SUMMARY:Diary", "END:VJOURNAL"]
BUSY = ["BEGIN:VFREEBUSY", "UID:f@own.example", "FREEBUSY:20260305T090000Z/PT1H", "END:VFREEBUSY"]
ALARM = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT5M", "END:VALARM"]
WITH_ALARM = [*A[:-1], *ALARM, A[-1]]

# Bare: events without a calendar around them; nested: calendars in calendars
bare = {
    "one event": [A], "two events": [A, B], "three events": [A, B, C], "an event and a task": [A, TODO], "a task and an event": [TODO, A],
    "a zone and an event": [ZONE, event("Alpha", start="DTSTART;TZID=Europe/Berlin:20260305T100000")], "with an alarm": [WITH_ALARM],
    "with a diary": [JOURNAL, A], "with free/busy": [A, BUSY], "blank lines between": [A, [""], [""], B], "headers before": [["VERSION:2.0", "PRODID:-//x"], A, B],
    "a calendar's end only": [A, B, ["END:VCALENDAR"]], "prose before": [["Exported on Monday"], A], "prose after": [A, ["-- the end --"]],
    "a series and its exception": [event("Alpha", "RRULE:FREQ=DAILY;COUNT=1", uid="s"), event("Beta", "RECURRENCE-ID:20260305T090000Z", uid="s")],
}
for name, items in bare.items():
    lines = [line for item in items for line in item]
    titles = [t for t in ["Alpha", "Beta", "Gamma"] if f"SUMMARY:{t}" in lines]
    if name == "a series and its exception":
        titles = ["Beta"]
    put("bare", name, crlf(*lines), titles)
    put("bare", name + ", LF", crlf(*lines).replace("\r\n", "\n"), titles)
nested = {
    "in another": calendar(calendar(A)), "beside an event": calendar(A, calendar(B)), "three deep": calendar(calendar(calendar(A), B), C),
    "empty inside": calendar(A, calendar()), "two inside": calendar(calendar(A), calendar(B)), "several in a stream": [*calendar(A), *calendar(B)],
    "three in a stream": [*calendar(A), *calendar(B), *calendar(C)], "stream with blank lines": [*calendar(A), "", "", *calendar(B)],
    "stream of bare and whole": [*A, *calendar(B)], "stream of whole and bare": [*calendar(A), *B], "stream with other heads": [*calendar(A, head=("VERSION:2.0", "X-WR-CALNAME:One")), *calendar(B, head=("VERSION:2.0", "X-WR-CALNAME:Two"))],
    "outer never ended": calendar(calendar(A), B)[:-1], "inner never ended": [*calendar(A)[:-1], *calendar(B)], "a frame of another name": ["BEGIN:ICALENDAR", *A, "END:ICALENDAR"],
    "a strange block beside": calendar(["BEGIN:X-NOTE", "X-TEXT:hi", "END:X-NOTE"], A), "a strange block inside an event": calendar([*A[:-1], "BEGIN:X-NOTE", "SUMMARY:not this", "END:X-NOTE", "END:VEVENT"]),
}
for name, lines in nested.items():
    titles = [t for t in ["Alpha", "Beta", "Gamma"] if f"SUMMARY:{t}" in lines]
    put("nested", name, crlf(*lines), titles)

# Malformed: the line costs itself, the events stay
base = crlf(*calendar(A, B))
both = ["Alpha", "Beta"]
def bad(name, line, titles=both):
    put("malformed", name, crlf(*calendar([*A[:-1], line, A[-1]], B)), titles)
for name, line in {
    "no colon": "X-APPLE-RADIUS=70.58", "prose": "this came from a web page", "only a colon": ":", "only a name": "LOCATION", "a quote never closed": 'ATTENDEE;CN="Ann:mailto:a@b.example',
    "quotes inside quotes": 'ATTENDEE;CN="Ann "the boss" Lee":mailto:a@b.example', "a line of blanks": "   ", "an address": "https://own.example/meet?x=1", "an end of nothing": "END:VALARM", "an end of prose": "END: of the line",
    "a beginning of prose": "BEGIN: at the door", "a folded line unfolded": "and the second half of the description", "a byte order mark": "\ufeffX-A:1", "a NUL": "X-A:a\0b", "NUL in a name": "X\0A:1",
    "a rule with blanks": "RRULE:FREQ=WEEKLY; BYDAY=TH; COUNT=1", "a rule that is none": "RRULE:FREQ=SOMETIMES", "a count of nothing": "RRULE:FREQ=DAILY;COUNT=0", "a rule of the stars": "RRULE:FREQ=DAILY;COUNT=1;X-PHASE=FULL",
    "a list with blanks": "RRULE:FREQ=WEEKLY;BYDAY=MO, TH ;COUNT=1;BYHOUR=9", "an exception that is none": "EXDATE:never", "exceptions of mixed kinds": "EXDATE:20260901,20260902T090000Z,soon", "an extra date that is none": "RDATE:20269999",
    "a period without an end": "RDATE;VALUE=PERIOD:20260305T090000Z/", "an end that is none": "DTEND:00000000", "an end before the start": "DTEND:16010101T000000Z", "a length that is none": "DURATION:an hour",
    "an empty length": "DURATION:P", "a sequence of letters": "SEQUENCE:last", "an attendee of nothing": "ATTENDEE:", "a status in small letters": "status:confirmed", "a parameter without a value": "LOCATION;LANGUAGE:Hall",
    "a parameter of blanks": "LOCATION; LANGUAGE = en : Hall", "an alarm without a trigger": "BEGIN:VALARM\r\nACTION:AUDIO\r\nEND:VALARM", "an alarm never ended": "BEGIN:VALARM\r\nACTION:AUDIO",
}.items():
    bad(name, line)
put("malformed", "no end of file", crlf(*calendar(A, B)[:-1]), both)
put("malformed", "no end of event and file", crlf(*calendar(A, B)[:-2]), both)
put("malformed", "no last line end", base.rstrip("\r\n"), both)
put("malformed", "an event never ended before another", crlf(*calendar(A[:-1], B)), both)
put("malformed", "small letters", crlf(*[l.lower() if l.startswith(("BEGIN", "END", "UID", "VERSION")) else l for l in calendar(A, B)]), both)
put("malformed", "small names", base.replace("SUMMARY", "summary").replace("DTSTART", "DtStart"), both)
put("malformed", "CR only", base.replace("\r\n", "\r"), both)
put("malformed", "CR CR LF", base.replace("\r\n", "\r\r\n"), both)
put("malformed", "mixed line ends", base.replace("\r\n", "\n", 4), both)
put("malformed", "byte order mark", b"\xef\xbb\xbf" + base.encode(), both)
put("malformed", "UTF-16 with a mark", b"\xff\xfe" + base.encode("utf-16le"), both)
put("malformed", "UTF-16 the other way", b"\xfe\xff" + base.encode("utf-16be"), both)
put("malformed", "UTF-16 without a mark", base.encode("utf-16le"), both)
put("malformed", "Latin-1", base.replace("SUMMARY:Alpha", "SUMMARY:Größe").encode("latin-1"), ["Größe", "Beta"])
put("malformed", "one Latin-1 line among UTF-8", base.replace("SUMMARY:Beta", "SUMMARY:Bôté").encode("utf-8").replace(b"SUMMARY:Alpha", b"SUMMARY:Alph\xe4"), ["Alphä", "Bôté"])
put("malformed", "NULs at the end", base.encode() + b"\0" * 64, both)
put("malformed", "indented throughout", "".join("  " + line + "\r\n" for line in calendar(A, B)), both)
put("malformed", "blanks at line ends", base.replace("\r\n", "  \r\n"), both)
put("malformed", "blanks around colons", crlf(*calendar([l.replace(":", " : ", 1) if l.startswith(("SUMMARY", "UID")) else l for l in A], B)), both)
put("malformed", "tabs as folds", base.replace("SUMMARY:Alpha", "SUMMARY:Al\r\n\tpha"), both)
put("malformed", "folded in a name", base.replace("SUMMARY:Alpha", "SUM\r\n MARY:Alpha"), both)
put("malformed", "version 1.0 with quoted-printable", base.replace("VERSION:2.0", "VERSION:1.0").replace("SUMMARY:Alpha", "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Al=\r\np=C3=A4"), ["Alpä", "Beta"])
for name, start in {"no start": None, "a start of zeros": "DTSTART:00000000", "an empty start": "DTSTART:", "a start of prose": "DTSTART:tomorrow", "an impossible start": "DTSTART:20260231T090000Z"}.items():
    put("malformed", name, crlf(*calendar(event("Alpha", start=start), B)), ["Beta"])
for name, start in {"no seconds": "DTSTART:20260305T0900Z", "dashes and colons": "DTSTART:2026-03-05T09:00:00Z", "an offset": "DTSTART:20260305T100000+0100", "small letters in a time": "DTSTART:20260305t090000z", "midnight as 24": "DTSTART:20260305T240000Z", "a date that promises a time": "DTSTART;VALUE=DATE-TIME:20260305", "a time that promises a date": "DTSTART;VALUE=DATE:20260305T000000", "two starts": "DTSTART:never\r\nDTSTART:20260305T090000Z"}.items():
    put("malformed", "a start with " + name, crlf(*calendar(event("Alpha", start=start), B)), both)

# Doubled UIDs
def double(name, *items, titles):
    put("doubled", name, crlf(*calendar(*items)), titles)
one, two = event("Alpha", uid="d"), event("Beta", start="DTSTART:20260306T090000Z", uid="d")
double("two days", one, two, titles=both)
double("one time, two titles", one, event("Beta", uid="d"), titles=both)
double("three of them", one, two, event("Gamma", start="DTSTART:20260307T090000Z", uid="d"), titles=["Alpha", "Beta", "Gamma"])
double("with another between", one, C, two, titles=["Alpha", "Beta", "Gamma"])
double("without UIDs", event("Alpha", uid=""), event("Beta", uid=""), titles=both)
double("empty UIDs", ["BEGIN:VEVENT", "UID:", *event("Alpha", uid="")[1:]], ["BEGIN:VEVENT", "UID:", *event("Beta", uid="")[1:]], titles=both)
double("the very same twice", one, one, titles=["Alpha", "Alpha"])
double("all day and timed", one, event("Beta", start="DTSTART;VALUE=DATE:20260305", uid="d"), titles=both)
double("two series", event("Alpha", "RRULE:FREQ=DAILY;COUNT=1", uid="d"), event("Beta", "RRULE:FREQ=DAILY;COUNT=1", start="DTSTART:20260306T090000Z", uid="d"), titles=both)
double("a series and a single", event("Alpha", "RRULE:FREQ=DAILY;COUNT=1", uid="d"), two, titles=both)
double("earlier and later state", event("Old", "SEQUENCE:1", uid="d"), event("Alpha", "SEQUENCE:4", uid="d"), titles=["Alpha"])
double("states on two days", event("Alpha", "SEQUENCE:1", uid="d"), [*two[:-1], "SEQUENCE:2", two[-1]], titles=both)
double("an event and a task", event("Alpha", uid="d"), [*TODO[:1], "UID:d@own.example", *TODO[2:]], titles=["Alpha"])
double("in two calendars", calendar(one), calendar(two), titles=both)
double("a cancelled one", one, event("Beta", "STATUS:CANCELLED", start="DTSTART:20260306T090000Z", uid="d"), titles=["Alpha"])
double("in other letters", one, event("Beta", start="DTSTART:20260306T090000Z", uid="D"), titles=both)

# Zones as Microsoft and others name them; 09:00 on 5 March there
def zone(name, tzid, utc, *definition):
    quoted = f'"{tzid}"' if any(c in tzid for c in ",:;") else tzid
    put("zone", name, crlf(*calendar(list(definition), event("Alpha", start=f"DTSTART;TZID={quoted}:20260305T090000"))), [f"Alpha {utc}"])
def own(tzid, offset, *more):
    return ["BEGIN:VTIMEZONE", f"TZID:{tzid}", *more, "BEGIN:STANDARD", "DTSTART:16010101T000000", f"TZOFFSETFROM:{offset}", f"TZOFFSETTO:{offset}", "END:STANDARD", "END:VTIMEZONE"]
zone("Windows", "W. Europe Standard Time", "08:00")
zone("Windows in small letters", "w. europe standard time", "08:00")
zone("Windows with a number", "Pacific Standard Time 1", "17:00")
zone("Windows, far east", "Tokyo Standard Time", "00:00")
zone("display name with cities", "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "08:00")
zone("display name of old Outlook", "(GMT+01.00) Sarajevo/Warsaw/Zagreb", "08:00") if False else zone("display name with slashes", "(GMT+01:00) Amsterdam / Berlin / Bern / Rome", "08:00")
zone("display name of a country", "(UTC-05:00) Eastern Time (US & Canada)", "14:00")
zone("display name of India", "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "03:30")
zone("display name of Greenwich", "(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "09:00")
zone("display name of UTC", "(UTC) Coordinated Universal Time", "09:00")
zone("Microsoft's address of UTC", "tzone://Microsoft/Utc", "09:00")
zone("customized, defined", "Customized Time Zone", "06:30", *own("Customized Time Zone", "+0230"))
zone("customized 1, defined", "Customized Time Zone 1", "12:00", *own("Customized Time Zone 1", "-0300"))
zone("an offset", "GMT+0200", "07:00")
zone("an offset with a colon", "UTC-05:00", "14:00")
zone("a short offset", "UTC+3", "06:00")
zone("a bare offset", "+01:00", "08:00")
zone("Mozilla's path", "/mozilla.org/20050126_1/Europe/Berlin", "08:00")
zone("another path", "/freeassociation.sourceforge.net/Tzfile/America/New_York", "14:00")
zone("an old name", "Europe/Kiev", "07:00")
zone("a name with a blank", "America/New York", "14:00")
zone("a name in small letters", "europe/berlin", "08:00")
zone("a location beside the name", "Home", "08:00", *own("Home", "+0500", "X-LIC-LOCATION:Europe/Berlin"))
zone("defined without a sign", "Odd", "08:00", *own("Odd", "0100"))
zone("defined without a beginning", "Odd", "08:00", *[l for l in own("Odd", "+0100") if not l.startswith("DTSTART")])
zone("defined by one offset", "Odd", "08:00", *[l for l in own("Odd", "+0100") if not l.startswith("TZOFFSETFROM")])
zone("unknown, read here", "Middle Earth", "08:00")

for file in FILES:
    print(json.dumps(file))
