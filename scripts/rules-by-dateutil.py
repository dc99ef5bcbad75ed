"""Reads recurrence rules as JSON lines and prints when each falls due, as python-dateutil says.

Each line has `start`, `until` (both 20260302T090000) and `rule`; each answer is a list of such times,
or null where dateutil refuses the rule or fails on it (BYDAY=53SA). Used by compare-rules.ts.
"""

import json
import sys
from datetime import datetime

from dateutil.rrule import rrulestr

FORM = "%Y%m%dT%H%M%S"


def main() -> None:
    for line in sys.stdin:
        case = json.loads(line)
        start = datetime.strptime(case["start"], FORM)
        until = datetime.strptime(case["until"], FORM)
        try:
            due = rrulestr(case["rule"], dtstart=start).between(start, until, inc=True)
            print(json.dumps([time.strftime(FORM) for time in due]))
        except (ValueError, IndexError):
            print("null")


main()
