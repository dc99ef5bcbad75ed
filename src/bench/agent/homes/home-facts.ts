import { readFile } from "node:fs/promises";
import { DateTime } from "luxon";
import { z } from "zod";

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/);

const schema = z.strictObject({
  now: moment,
  zone: z.string(),
  hours: z.strictObject({ from: z.string(), to: z.string() }),
  owner: z.strictObject({ name: z.string(), address: z.string() }),
  people: z.array(
    z.strictObject({
      name: z.string(),
      address: z.string(),
      phone: z.string().optional(),
      firm: z.string().optional(),
    }),
  ),
  events: z.array(
    z.strictObject({
      id: z.string().optional(),
      title: z.string(),
      start: moment,
      minutes: z.number(),
      calendar: z.string(),
      location: z.string().optional(),
      with: z.array(z.string()).optional(),
    }),
  ),
  mails: z.array(
    z.strictObject({
      id: z.string().optional(),
      from: z.string(),
      to: z.string().optional(),
      subject: z.string(),
      sent: moment,
      body: z.string(),
      box: z.enum(["INBOX", "Sent"]).optional(),
      unread: z.boolean().optional(),
      attachments: z.array(z.strictObject({ name: z.string(), text: z.string() })).optional(),
    }),
  ),
  reminders: z.array(
    z.strictObject({
      title: z.string(),
      list: z.string(),
      due: moment.optional(),
      done: z.boolean().optional(),
    }),
  ),
  notes: z.array(z.strictObject({ title: z.string(), folder: z.string(), text: z.string() })),
  files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
  messages: z.array(
    z.strictObject({
      with: z.string(),
      from: z.enum(["them", "me"]),
      sent: moment,
      text: z.string(),
    }),
  ),
});

/** Somebody's life as plain facts, with local times: what a home of folders and files is written from. */
export type HomeFacts = z.infer<typeof schema>;

export async function readHomeFacts(file: string): Promise<HomeFacts> {
  return schema.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Epoch milliseconds of a local time. */
export function momentOf(local: string, { zone }: Pick<HomeFacts, "zone">): number {
  return DateTime.fromISO(local, { zone }).toMillis();
}

/** A person by name, else a `Name <address>`, else a bare address. */
export function addressOf(facts: HomeFacts, who: string): { name: string; address: string } {
  const known = facts.people.find(({ name, address }) => name === who || address === who);
  if (known) return known;
  const [, name = "", address = who] = /^(.*)<(.*)>$/.exec(who) ?? [];
  return { name: name.trim(), address };
}
