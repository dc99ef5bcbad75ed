/** What of a Mac a script talks to; each is one app or store, with a grant and a queue of its own. */
export type MacService =
  | "calendar"
  | "reminders"
  | "contacts"
  | "mail"
  | "messages"
  | "notes"
  | "music"
  | "system";

export type ServiceFacts = {
  /** As a person calls it: "your calendars", "Mail". */
  readonly what: string;
  /** The app or store that answers, for "Mail isn't running". */
  readonly app: string;
  /** Where System Settings has its switch. */
  readonly pane: string;
  /** Opens that pane. */
  readonly paneUrl: string;
  /** What the switch says for what is needed. */
  readonly switchedTo: string;
  /** How long an answer may take once access has been given, in milliseconds. */
  readonly timeoutMs: number;
};

const SETTINGS = "x-apple.systempreferences:com.apple.preference.security?";
const PRIVACY = "Privacy & Security";

/**
 * How long the first call of a service may take, in milliseconds: a dialog can sit on the screen for 20 to
 * 90 s before somebody sees it (native facts, pitfall 21).
 */
export const FIRST_TIMEOUT_MS = 120_000;

/**
 * Answers come within seconds (3,935 reminders in 1.4 s, 10,000 contacts in some 15 s through the bridge, Mail by
 * index within 3 s for 8,443 messages); Mail gives up by itself after 60 s.
 */
const BRIDGE_TIMEOUT_MS = 30_000;
const EVENTS_TIMEOUT_MS = 45_000;

export const MAC_SERVICES: Readonly<Record<MacService, ServiceFacts>> = {
  calendar: store("your calendars", "Calendar", "Calendars"),
  reminders: store("your reminders", "Reminders", "Reminders"),
  contacts: { ...store("your contacts", "Contacts", "Contacts"), switchedTo: "on" },
  mail: automated("Mail"),
  messages: automated("Messages"),
  notes: automated("Notes"),
  music: automated("Music"),
  system: { ...automated("System Events"), what: "this Mac", app: "macOS" },
};

/** The switch of what needs Full Disk Access, for which macOS never asks by itself. */
export const FULL_DISK_ACCESS: Pick<ServiceFacts, "pane" | "paneUrl" | "switchedTo"> = {
  pane: `${PRIVACY}, Full Disk Access`,
  paneUrl: `${SETTINGS}Privacy_AllFiles`,
  switchedTo: "on",
};

function store(what: string, app: string, name: string): ServiceFacts {
  return {
    what,
    app,
    pane: `${PRIVACY}, ${name}`,
    paneUrl: `${SETTINGS}Privacy_${name}`,
    switchedTo: "Full Access",
    timeoutMs: BRIDGE_TIMEOUT_MS,
  };
}

function automated(app: string): ServiceFacts {
  return {
    what: app,
    app,
    pane: `${PRIVACY}, Automation`,
    paneUrl: `${SETTINGS}Privacy_Automation`,
    switchedTo: "on",
    timeoutMs: EVENTS_TIMEOUT_MS,
  };
}
