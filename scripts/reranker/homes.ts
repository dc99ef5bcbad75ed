import type { KnownRecord } from "../../src/types/known-record.ts";
import type { Named, NameKind } from "../../src/types/known-names.ts";
import { MARK } from "../router/corpus.ts";
import type { MarkedRequest } from "../router/corpus.ts";
import { randomFrom, shuffled } from "../router/random.ts";

/** What the machine of an invented person holds: the things its requests speak of, and so many others. */
export type Home = {
  readonly names: Readonly<Partial<Record<NameKind, readonly Named[]>>>;
  readonly known: Readonly<Record<string, readonly KnownRecord[]>>;
};

/** Most people speak of what they have; some of what is gone, or stands somewhere else. */
const HELD = 0.85;

/** The apps of every machine are called as what they hold: nobody who asks for reminders asks for the app. */
const APPS = ["Calendar", "Contacts", "Files", "Mail", "Messages", "Music", "Notes", "Reminders"];

/** The home of the people who said these: what most of the marks name is there, beside what is everywhere. */
export function homeOf(requests: readonly MarkedRequest[], seed: number): Home {
  const random = randomFrom(seed);
  const apps = APPS.map((words): Thing => ({ words, name: "app" }));
  const held = requests.flatMap((request) => thingsIn(request).filter(() => random() < HELD));
  const things = [...apps, ...held];
  const named = Map.groupBy(
    things.flatMap(({ name, words }) => (name === undefined ? [] : [{ name, words }])),
    ({ name }) => name,
  );
  const kept = Map.groupBy(
    things.flatMap(({ record, words, from }) =>
      record === undefined ? [] : [{ record, words, from }],
    ),
    ({ record }) => record,
  );
  return {
    names: Object.fromEntries(
      [...named].map(([kind, rows]) => [kind, distinct(rows.map(({ words }) => words))]),
    ),
    known: Object.fromEntries([
      ...KINDS.map((kind) => [kind, []] as const),
      ...[...kept].map(
        ([kind, rows]) =>
          [kind, shuffled(rows, random).map((row, at) => recordOf({ kind, at, ...row }))] as const,
      ),
    ]),
  };
}

const KINDS = ["event", "reminder", "mail", "note"] as const;

type Thing = {
  readonly words: string;
  readonly name?: NameKind;
  readonly record?: (typeof KINDS)[number];
  /** Who a mail is from. */
  readonly from?: string;
};

/** People who are pointed at have no name. */
const POINTING = new Set(["him", "her", "them", "me", "it", "that", "this", "he", "she", "they"]);

function thingsIn({ marked, tools: [tool = ""] }: MarkedRequest): readonly Thing[] {
  const marks = [...marked.matchAll(MARK)].map(([, label = "", words = ""]) => ({ label, words }));
  const who = marks.find(({ label, words }) => label === "who" && !POINTING.has(words))?.words;
  const [domain = ""] = tool.split(".", 1);
  return marks
    .filter(({ words }) => !POINTING.has(words.toLowerCase()))
    .flatMap(({ label, words }) => thingsOf({ label, words, domain, tool, who }));
}

type Mark = {
  readonly label: string;
  readonly words: string;
  readonly domain: string;
  readonly tool: string;
  readonly who: string | undefined;
};

function thingsOf(mark: Mark): readonly Thing[] {
  const { label, words, domain, tool } = mark;
  switch (label) {
    case "who":
      return person(mark);
    case "list":
      return one(LISTS[domain], words);
    case "name":
      return one(NAMES[tool] ?? NAMES[domain], words);
    case "what":
    case "query":
      return kept(mark);
    default:
      return [];
  }
}

/** Whoever is named is known, and has written where a mail is spoken of. */
function person({ words, domain, tool }: Mark): readonly Thing[] {
  const isOfMail = domain === "mail" && tool !== "mail.send";
  const mail: Thing = { words: "", record: "mail", from: words };
  return [{ words, name: "person" }, ...(isOfMail ? [mail] : [])];
}

function kept({ label, words, domain, tool, who }: Mark): readonly Thing[] {
  const place = KEPT_AS[domain];
  const name = (label === "query" ? QUERIED[tool] : undefined) ?? place?.name;
  const from = who === undefined ? {} : { from: who };
  return [
    ...one(name, words),
    ...(place?.record ? [{ words, record: place.record, ...from }] : []),
  ];
}

function one(name: NameKind | undefined, words: string): readonly Thing[] {
  return name === undefined ? [] : [{ words, name }];
}

const LISTS: Readonly<Record<string, NameKind>> = {
  calendar: "calendar",
  reminders: "list",
  notes: "folder",
  mail: "mailbox",
  files: "folder",
  system: "folder",
};
const NAMES: Readonly<Record<string, NameKind>> = {
  "system.open_app": "app",
  "system.open_item": "file",
  files: "file",
  shortcuts: "shortcut",
};
const QUERIED: Readonly<Record<string, NameKind>> = {
  "music.play": "music",
  "shortcuts.list": "shortcut",
  "system.search_files": "file",
};
const KEPT_AS: Readonly<
  Record<string, { readonly name?: NameKind; readonly record?: (typeof KINDS)[number] }>
> = {
  calendar: { record: "event" },
  reminders: { record: "reminder" },
  mail: { record: "mail" },
  notes: { name: "note", record: "note" },
  timers: { name: "timer" },
};

function distinct(words: readonly string[]): readonly Named[] {
  return [...new Set(words)].map((name) => ({ id: name, name }));
}

type Kept = {
  readonly kind: string;
  readonly at: number;
  readonly words: string;
  readonly from?: string | undefined;
};

function recordOf({ kind, at, words, from }: Kept): KnownRecord {
  const facts = kind === "mail" ? { subject: words, from: from ?? "" } : { title: words };
  return {
    kind,
    id: `${kind}:${at}`,
    facts,
    at: NOW + at * HOUR_MS,
    shownBy: { tool: "", arguments: {}, words: "" },
  };
}

/** Any fixed moment. */
export const NOW = Date.parse("2026-03-02T09:00:00Z");
const HOUR_MS = 3_600_000;
