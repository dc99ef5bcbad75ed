"""Reads a home folder as other programs would, and prints what it found as one JSON object.

    python3 scripts/read-back.py HOME

Calendars and reminders are read with icalendar, contacts with vobject (both from pip), mail with the
mailbox module of Python itself. A reader that is not installed is skipped with a word. Exits with 1
where a file could not be read, so that it can stand in a test.
"""

import argparse
import email.policy
import importlib
import json
import mailbox
import pathlib
import sys


def main() -> int:
    arguments = argparse.ArgumentParser(description="Read a home folder with independent readers.")
    arguments.add_argument("home", type=pathlib.Path)
    home = arguments.parse_args().home
    found = {
        "calendars": with_module("icalendar", read_components, home / "calendars", "VEVENT"),
        "reminders": with_module("icalendar", read_components, home / "reminders", "VTODO"),
        "contacts": with_module("vobject", read_cards, home / "contacts"),
        "mail": read_mail(home / "mail"),
    }
    json.dump(found, sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 1 if any(part.get("failed") for part in found.values()) else 0


def with_module(name, read, *arguments):
    try:
        module = importlib.import_module(name)
    except ImportError:
        return {"skipped": f"the Python module {name} is not installed"}
    return read(module, *arguments)


def each_file(folder, suffix):
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.rglob(f"*{suffix}") if not path.name.startswith("."))


def read_components(icalendar, folder, kind):
    rows, failed = [], []
    for path in each_file(folder, ".ics"):
        name = str(path.relative_to(folder))
        try:
            for calendar in icalendar.Calendar.from_ical(path.read_bytes(), multiple=True):
                for component in calendar.walk(kind):
                    if component.errors:
                        raise ValueError(str(component.errors))
                    rows.append({"file": name, **facts_of(component)})
        except Exception as error:  # any complaint of the reader is what is asked for
            failed.append({"file": name, "reason": f"{type(error).__name__}: {error}"})
    return {"read": rows, "failed": failed}


def facts_of(component):
    row = {}
    for key in ("UID", "SUMMARY", "LOCATION", "DESCRIPTION", "STATUS", "PRIORITY", "SEQUENCE"):
        if key in component:
            row[key.lower()] = str(component[key])
    for key in ("DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "COMPLETED", "LAST-MODIFIED"):
        if key in component:
            row[key.lower()] = component.decoded(key).isoformat()
    if "RRULE" in component:
        row["rrule"] = component["RRULE"].to_ical().decode()
    if "EXDATE" in component:
        lists = component["EXDATE"]
        lists = lists if isinstance(lists, list) else [lists]
        row["exdate"] = [each.dt.isoformat() for dates in lists for each in dates.dts]
    return row


def read_cards(vobject, folder):
    rows, failed = [], []
    for path in each_file(folder, ".vcf"):
        name = str(path.relative_to(folder))
        try:
            for card in vobject.readComponents(path.read_text("utf-8")):
                row = {"file": name}
                for key in ("fn", "uid"):
                    if hasattr(card, key):
                        row[key] = str(getattr(card, key).value)
                row["tel"] = [str(each.value) for each in card.contents.get("tel", [])]
                row["email"] = [str(each.value) for each in card.contents.get("email", [])]
                rows.append(row)
        except Exception as error:  # any complaint of the reader is what is asked for
            failed.append({"file": name, "reason": f"{type(error).__name__}: {error}"})
    return {"read": rows, "failed": failed}


def read_mail(folder):
    rows, failed = [], []
    for path in maildirs_in(folder):
        name = str(path.relative_to(folder))
        box = mailbox.Maildir(path, factory=None, create=False)
        for key in sorted(box.keys()):
            try:
                message = email.message_from_bytes(box.get_bytes(key), policy=email.policy.default)
                if message.defects:
                    raise ValueError(str(message.defects))
                rows.append({"mailbox": name, "flags": box.get_message(key).get_flags(), **headers_of(message)})
            except Exception as error:  # any complaint of the reader is what is asked for
                failed.append({"file": f"{name}: {key}", "reason": f"{type(error).__name__}: {error}"})
    return {"read": rows, "failed": failed}


def maildirs_in(folder):
    if not folder.is_dir():
        return []
    return sorted({path.parent for path in folder.rglob("cur") if (path.parent / "new").is_dir()})


def headers_of(message):
    row = {}
    for key in ("From", "To", "Cc", "Subject", "Date", "Message-ID", "In-Reply-To", "References"):
        if key in message:
            row[key.lower()] = str(message[key])
    body = message.get_body(preferencelist=("plain", "html"))
    if body is not None:
        row["text"] = body.get_content()
    return row


if __name__ == "__main__":
    sys.exit(main())
