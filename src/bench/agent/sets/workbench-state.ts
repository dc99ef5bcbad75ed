import type { HomeRecord } from "../scoring/home-state.ts";

export type WorkbenchEvent = {
  readonly event_id: string;
  readonly event_name: string;
  readonly participant_email: string;
  readonly event_start: string;
  readonly duration: string;
};
export type WorkbenchMail = {
  readonly email_id: string;
  readonly box: string;
  readonly who: string;
  readonly subject: string;
  readonly sent: string;
  readonly body: string;
};
export type WorkbenchData = {
  readonly events: readonly WorkbenchEvent[];
  readonly mails: readonly WorkbenchMail[];
};

/** What differs, as texts that are compared: what is gone, and what is there instead. */
export type Changes = { readonly gone: readonly string[]; readonly fresh: readonly string[] };

const CALL = /^(\w+)\.(\w+)\.func\((.*)\)$/s;
const ARGUMENT = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** What the calls of an answer change, by the semantics of WorkBench's own tools. */
export function changesOf(answer: readonly string[], data: WorkbenchData): Changes {
  const each = answer.map((call) => changeOf(call, data));
  return { gone: each.flatMap(({ gone }) => gone), fresh: each.flatMap(({ fresh }) => fresh) };
}

type Given = Readonly<Record<string, string>>;
type Act = (given: Given, found: Found) => Changes;
type Found = {
  readonly event: WorkbenchEvent | undefined;
  readonly mail: WorkbenchMail | undefined;
};

const sent = (to: string, subject: string, body: string): Changes => ({
  gone: [],
  fresh: [sentText(to, subject, body)],
});

const ACTS: Readonly<Record<string, Act>> = {
  delete_event: (_, { event }) => ({ gone: event ? [eventText(event)] : [], fresh: [] }),
  update_event: ({ field = "", new_value: value = "" }, { event }) =>
    event
      ? { gone: [eventText(event)], fresh: [eventText({ ...event, [field]: value })] }
      : { gone: [], fresh: [] },
  // The call names exactly the fields of an event.
  create_event: (given) => ({
    gone: [],
    fresh: [eventText({ ...given, event_id: "" } as WorkbenchEvent)],
  }),
  delete_email: (_, { mail }) => ({
    gone: mail ? [receivedText(mail.who, mail.subject)] : [],
    fresh: [],
  }),
  send_email: ({ recipient = "", subject = "", body = "" }) => sent(recipient, subject, body),
  reply_email: ({ body = "" }, { mail }) => sent(mail?.who ?? "", mail?.subject ?? "", body),
  forward_email: ({ recipient = "" }, { mail }) =>
    sent(recipient, mail?.subject ?? "", mail?.body ?? ""),
};

function changeOf(call: string, { events, mails }: WorkbenchData): Changes {
  const [, , name = "", inside = ""] = CALL.exec(call) ?? [];
  const pairs = [...inside.matchAll(ARGUMENT)].map(
    ([, key = "", value = ""]) => [key, value.replaceAll(/\\(.)/g, "$1")] as const,
  );
  const given: Given = Object.fromEntries(pairs);
  const act = ACTS[name];
  if (!act) throw new Error(`WorkBench has a call that isn't replayed: ${name}`);
  return act(given, {
    event: events.find(({ event_id: id }) => id === given["event_id"]),
    mail: mails.find(({ email_id: id }) => id === given["email_id"]),
  });
}

/** What a home holds, as the same texts. */
export function textsOf(
  records: readonly HomeRecord[],
  addresses: readonly string[],
): readonly string[] {
  return records.flatMap((record) => {
    if (record.what === "event") return [ownEventText(record, addresses)];
    if (record.what !== "mail") return [`${record.what} ${JSON.stringify(record)}`];
    const box = String(record["mailbox"]);
    const subject = String(record["subject"]);
    if (/^trash|deleted/i.test(box)) return [];
    const who = (field: string): string => addressIn([record[field] ?? ""].flat(), addresses);
    if (/^sent|outbox/i.test(box)) return [sentText(who("to"), subject, String(record["body"]))];
    if (/^inbox$/i.test(box)) return [receivedText(who("from"), subject)];
    return [`${box} ${subject}`];
  });
}

function ownEventText(record: HomeRecord, addresses: readonly string[]): string {
  const [start, end] = [String(record["start"]), String(record["end"])];
  const people = [record["with"] ?? []].flat();
  return eventText({
    event_id: "",
    event_name: String(record["title"]),
    participant_email: people.map((one) => addressIn([one], addresses)).join(", "),
    event_start: start.replace("T", " "),
    duration: String((Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000),
  });
}

/** The address among what somebody is called by, or the one that is made of their name. */
function addressIn(called: readonly unknown[], addresses: readonly string[]): string {
  const words = called.map(String);
  const [written] = words.flatMap((word) => /<?(\S+@[^\s>]+)>?$/.exec(word)?.[1] ?? []);
  const named = addresses.find((one) => words.some((word) => nameOf(one) === word));
  return written ?? named ?? words.join(" ");
}

/** "Kofi Mensah" of kofi.mensah@…. */
export function nameOf(address: string): string {
  const words = address.replace(/@.*/, "").split(".");
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(" ");
}

function eventText(event: WorkbenchEvent): string {
  const { event_name: name, participant_email: who, event_start: start, duration } = event;
  return `event ${folded(name)} | ${who} | ${start.slice(0, 16)} | ${Number(duration)}`;
}

function receivedText(from: string, subject: string): string {
  return `received ${from} | ${folded(subject)}`;
}

/** WorkBench answers and forwards under the very subject. */
function sentText(to: string, subject: string, body: string): string {
  const bare = subject.replace(/^(?:(?:re|fwd?)\s*:\s*)+/i, "");
  return `sent ${to} | ${folded(bare)} | ${folded(body)}`;
}

function folded(text: string): string {
  return text
    .replaceAll("\\n", "\n")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What stands in one list and not in the other, each as often. */
export function differing(before: readonly string[], after: readonly string[]): Changes {
  return { gone: less(before, after), fresh: less(after, before) };
}

function less(all: readonly string[], without: readonly string[]): readonly string[] {
  const left = [...without];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The same changes; a forwarded body may stand below a line of who wrote it. */
export function isSame(wanted: Changes, made: Changes): boolean {
  const left = [...made.fresh];
  const isFresh = wanted.fresh.every((one) => {
    const at = left.findIndex((other) => other === one || carries(other, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const { gone, fresh } = differing(wanted.gone, made.gone);
  return isFresh && left.length === 0 && gone.length === 0 && fresh.length === 0;
}

function carries(mail: string, wanted: string): boolean {
  const [head, subject, body = ""] = wanted.split(" | ");
  const [ownHead, ownSubject, ownBody = ""] = mail.split(" | ");
  const isForward = wanted.startsWith("sent ") && head === ownHead && subject === ownSubject;
  return isForward && body !== "" && ownBody.endsWith(body) && ownBody.includes("forwarded");
}
