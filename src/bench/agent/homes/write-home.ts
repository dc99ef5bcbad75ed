import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeChats } from "../../../host/embedded/sample/write-chats.ts";
import { momentOf } from "./home-facts.ts";
import type { HomeFacts } from "./home-facts.ts";
import { cardText, eventText, mailText, reminderText } from "./record-texts.ts";

/** Those of a home that nothing may lie in. */
const FOLDERS = ["calendars", "reminders", "contacts", "notes", "files", "music", "shortcuts"];

/** Writes a home of ordinary files from facts: the same files for the same facts. */
export async function writeHome(home: string, facts: HomeFacts): Promise<void> {
  const at = momentOf(facts.now, facts);
  const put = (path: string, text: string): Promise<void> =>
    putFile(join(home, path), text, { changed: at });
  for (const folder of FOLDERS) {
    await mkdir(join(home, folder), { recursive: true, mode: 0o700 });
  }
  for (const [index, event] of facts.events.entries()) {
    const uid = event.id ?? `event-${index}`;
    await put(`calendars/${event.calendar}/${uid}.ics`, eventText(facts, event, uid));
  }
  for (const [index, reminder] of facts.reminders.entries()) {
    const uid = `reminder-${index}`;
    await put(`reminders/${reminder.list}/${uid}.ics`, reminderText(facts, reminder, uid));
  }
  for (const [index, person] of facts.people.entries()) {
    await put(`contacts/person-${index}.vcf`, cardText(person, `person-${index}`));
  }
  await writeMails(home, facts);
  for (const { title, folder, text } of facts.notes) {
    await put(`notes/${folder}/${title}.md`, `# ${title}\n\n${text}\n`);
  }
  for (const { path, text } of facts.files) await put(`files/${path}`, text);
  writeMessages(join(home, "messages.db"), facts);
}

async function writeMails(home: string, facts: HomeFacts): Promise<void> {
  for (const box of ["INBOX", "Sent", "Drafts", "Archive"]) {
    for (const part of ["cur", "new", "tmp"]) {
      await mkdir(join(home, "mail", box, part), { recursive: true, mode: 0o700 });
    }
  }
  for (const [index, mail] of facts.mails.entries()) {
    const id = mail.id ?? `mail-${index}`;
    const changed = momentOf(mail.sent, facts);
    const name = `${Math.floor(changed / 1_000)}.${id}.home`;
    const place = mail.unread ? join("new", name) : join("cur", `${name}:2,S`);
    const path = join(home, "mail", mail.box ?? "INBOX", place);
    await putFile(path, mailText(facts, mail, id), { changed });
  }
}

function writeMessages(file: string, facts: HomeFacts): void {
  const now = momentOf(facts.now, facts);
  const chats = facts.messages.map(({ with: who, from, sent, text }) => {
    const number = facts.people.find(({ name }) => name === who)?.phone?.replaceAll(" ", "") ?? who;
    const hoursAgo = (now - momentOf(sent, facts)) / HOUR_MS;
    return {
      with: [number],
      messages: [{ hoursAgo, text, ...(from === "them" ? { from: number } : {}) }],
    };
  });
  writeChats(file, { now, zone: facts.zone }, chats);
}

const HOUR_MS = 3_600_000;

async function putFile(
  path: string,
  text: string,
  { changed }: { readonly changed: number },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, text, { mode: 0o600 });
  await utimes(path, changed / 1_000, changed / 1_000);
}
