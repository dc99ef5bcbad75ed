import { z } from "zod";
import { HostFailure } from "../../errors.ts";
import type { Contact } from "../../host/contacts.ts";
import type { Check, SelfTested } from "./check.ts";
import { machineChecks, runIn } from "./machine-checks.ts";

const WEEK_MS = 7 * 86_400_000;
const LIMIT = 5;

const rows = ({
  rows: found,
  more,
}: {
  readonly rows: readonly unknown[];
  readonly more: number;
}) => `${found.length + more} found`;
const many = (found: readonly unknown[]): string => `${found.length} found`;

/** How many have each of what a card may say. */
function said(people: readonly Contact[]): string {
  const having = (field: keyof Contact): number =>
    people.filter((person) => person[field] !== undefined).length;
  const yearless = people.filter(({ birthday }) => birthday && birthday.year === undefined).length;
  const counts = [
    `${having("job")} with a job`,
    `${having("addresses")} with an address`,
    `${having("birthday")} with a birthday (${yearless} without the year)`,
    `${having("relations")} named on the owner's card`,
  ];
  return counts.join(", ");
}

/** Reads of every domain: how many and how fast, never what. */
const READS: readonly Check[] = [
  read("calendar", "calendars", async ({ host }) => many(await host.calendar.calendars())),
  read("calendar", "events of a week", async ({ host }) => {
    const from = host.clock.now();
    return rows(await host.calendar.query({ from, to: from + WEEK_MS, limit: LIMIT }));
  }),
  read("reminders", "lists", async ({ host }) => many(await host.reminders.lists())),
  read("reminders", "open reminders", async ({ host }) =>
    rows(await host.reminders.query({ done: false, limit: LIMIT })),
  ),
  read("contacts", "people", async ({ host }) => many(await host.contacts.all())),
  read("contacts", "what their cards say", async ({ host }) => said(await host.contacts.all())),
  read("mail", "mailboxes", async ({ host }) => many(await host.mail.mailboxes())),
  read("mail", "newest mail", async ({ host }) => rows(await host.mail.recent({ limit: LIMIT }))),
  read("messages", "newest messages", async ({ host }) =>
    rows(await host.messages.recent({ limit: LIMIT })),
  ),
  read("notes", "notes", async ({ host }) => many(await host.notes.all())),
  read("files", "files", async ({ host }) => rows(await host.files.search({ limit: LIMIT }))),
  read("apps", "apps", async ({ host }) => many(await host.apps.all())),
  read("shortcuts", "shortcuts", async ({ host }) => many(await host.shortcuts.all())),
  read("music", "what plays", async ({ host }) => (await host.music.state()).state),
  read("audio", "volume", async ({ host }) => `${(await host.audio.volume()).level} percent`),
  read("status", "battery, disk and system", async ({ host }) => {
    const { system, batteryPercent, frontApp } = await host.status.read([
      "battery",
      "app",
      "version",
    ]);
    const battery = batteryPercent === undefined ? "no battery told" : "battery told";
    return `${system ?? "system not told"}, ${battery}, app in front ${frontApp === undefined ? "not told" : "told"}`;
  }),
];

/** What nobody could say without a Mac. */
const QUESTIONS: readonly Check[] = [
  {
    area: "scripts",
    asks: "words, nil and completion blocks",
    look: async ({ tools }) => {
      const call = { script: "system/selftest", service: "system", mayAsk: false } as const;
      const told = await tools.scripts.run(call, z.record(z.string(), z.string()));
      return Object.entries(told)
        .map(([question, answer]) => `${question}: ${answer}`)
        .join("; ");
    },
  },
  {
    area: "mail",
    asks: "is the first mail of the inbox the newest",
    look: async ({ tools }) => {
      const input = { place: null, count: 20 };
      const call = { script: "mail/newest", service: "mail", input } as const;
      const { rows: found } = await tools.scripts.run(call, dated);
      const [first] = found;
      if (!first) return "the inbox is empty";
      return found.every(({ date }) => date <= first.date) ? "yes" : "no";
    },
  },
  {
    area: "notes",
    asks: "what a locked note says",
    look: async ({ host, tools }) => {
      const locked = await firstLocked({ host, tools });
      if (locked === undefined) return "there is no locked note";
      try {
        await host.notes.read(locked);
        return "it opens";
      } catch (error) {
        if (error instanceof HostFailure) return `${error.failure}: ${error.message}`;
        throw error;
      }
    },
  },
];

const dated = z.object({ rows: z.array(z.object({ date: z.number() })) });
const locked = z.object({ locked: z.array(z.string()) });
/** As many notes are looked at for a locked one. */
const LOOKED_AT = 100;

async function firstLocked({
  host,
  tools,
}: Pick<SelfTested, "host" | "tools">): Promise<string | undefined> {
  const notes = (await host.notes.all()).slice(0, LOOKED_AT).map(({ id }) => id);
  const call = { script: "notes/texts", service: "notes", input: { folders: [], notes } } as const;
  return (await tools.scripts.run(call, locked)).locked[0];
}

/** Commands that must not get out of the sandbox, each with what would show that one did. */
const ESCAPES: readonly (readonly [string, string])[] = [
  ["writes outside", "touch /tmp/sotto-escaped && echo ESCAPED"],
  ["reads the home folder", "ls ~/Library /Users/Shared && echo ESCAPED"],
  ["reaches the network", "/usr/bin/nc -z -G 2 1.1.1.1 53 && echo ESCAPED"],
  ["sends an Apple event", "/usr/bin/osascript -e 'tell app \"Finder\" to name' && echo ESCAPED"],
  ["opens an app", "/usr/bin/open -a Calculator && echo ESCAPED"],
  ["reads the pasteboard", "/usr/bin/pbpaste | grep -q . && echo ESCAPED"],
];

const SHELL: readonly Check[] = [
  {
    area: "shell",
    asks: "runs a plain line",
    look: async ({ host }) => {
      const { output } = await runIn(host, "echo in the sandbox");
      return output.trim();
    },
  },
  ...ESCAPES.map(([asks, command]) => ({
    area: "shell",
    asks: `${asks} from the sandbox`,
    look: async ({ host }: SelfTested) => {
      const { output } = await runIn(host, command);
      if (output.includes("ESCAPED")) throw new HostFailure("unavailable", "IT ESCAPED");
      return "no";
    },
  })),
];

function read(area: string, asks: string, look: Check["look"]): Check {
  return { area, asks, look };
}

/** Everything that changes nothing. */
export const readingChecks: readonly Check[] = [...READS, ...QUESTIONS, ...machineChecks, ...SHELL];
