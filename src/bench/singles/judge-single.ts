import type { Area } from "../agent/cases/agent-case.ts";
import type { HomeDiff } from "../agent/scoring/end-state.ts";
import type { HomeRecord } from "../agent/scoring/home-state.ts";
import type { Made, Single } from "./single.ts";

/** As it should be; nothing changed; or something else was made, or more, or with other values. */
export type Judgement = { readonly verdict: "right" | "asked" | "wrong"; readonly why: string };

const AREA_OF: Readonly<Record<Made, Area>> = {
  reminder: "reminder",
  item: "reminder",
  event: "event",
  note: "note",
  message: "message",
  mail: "mail",
  timer: "timer",
};

/** The fields that hold what somebody said a thing is. */
const TEXTS: Readonly<Record<Made, readonly string[]>> = {
  reminder: ["title", "notes"],
  item: ["title", "notes"],
  event: ["title", "notes"],
  note: ["title", "text"],
  message: ["text"],
  mail: ["subject", "body"],
  timer: ["label"],
};

/** What a title is read by: nothing of the asking stands there. */
const TITLE_OF: Readonly<Record<Made, readonly string[]>> = {
  ...TEXTS,
  reminder: ["title"],
  item: ["title"],
  event: ["title"],
};

/** What a request came to, by what differs in the home afterwards. */
export function judgeSingle(row: Single, { gone, fresh }: HomeDiff, now: number): Judgement {
  if (gone.length === 0 && fresh.length === 0) return { verdict: "asked", why: "nothing was made" };
  const why = gone.length > 0 ? `gone: ${shown(gone)}` : wrongIn(row, fresh, now);
  return why === undefined ? { verdict: "right", why: "" } : { verdict: "wrong", why };
}

function wrongIn(row: Single, fresh: readonly HomeRecord[], now: number): string | undefined {
  const things = thingsOf(row);
  const made = toAll(oneOfEach(fresh.filter(({ what }) => what === AREA_OF[row.makes])));
  const others = fresh.filter(({ what }) => what !== AREA_OF[row.makes]);
  if (others.length > 0) return `made: ${shown(others)}`;
  if (made.length !== things.length) return `${made.length} made: ${shown(made)}`;
  let left = made;
  for (const must of things) {
    const own = left.find((record) => holdsAll(record, must, row.makes));
    if (!own) return `lacks ${JSON.stringify(must)}: ${shown(left)}`;
    left = left.filter((record) => record !== own);
    const why = faultOf(row, own, now);
    if (why !== undefined) return `${why}: ${shown([own])}`;
  }
  return undefined;
}

function thingsOf({ must }: Single): readonly (readonly string[])[] {
  const lists = must.filter((one) => Array.isArray(one));
  // A row has texts or lists of them, never both.
  return lists.length > 0 ? lists : [must as readonly string[]];
}

/** A series shows as many occurrences, of which the first stands for all. */
function oneOfEach(records: readonly HomeRecord[]): readonly HomeRecord[] {
  return [
    ...Map.groupBy(records, (one) =>
      one["repeat"] === true ? `${String(one["title"])} ${String(one["rule"])}` : one,
    ).values(),
  ].flatMap(([first]) => first ?? []);
}

/** The same words to each of several people are one message. */
function toAll(records: readonly HomeRecord[]): readonly HomeRecord[] {
  const same = Map.groupBy(records, (one) =>
    one["to"] === undefined
      ? one
      : `${String(one["subject"])} ${String(one["body"] ?? one["text"])}`,
  );
  return [...same.values()].flatMap((all) => {
    const [first] = all;
    const to = all.flatMap((one) => one["to"] ?? []);
    return first && all.length > 1 ? [{ ...first, to }] : all;
  });
}

function holdsAll(record: HomeRecord, must: readonly string[], made: Made): boolean {
  const text = textOf(record, TEXTS[made]);
  return must.every((stretch) => text.includes(plain(stretch)));
}

function faultOf(row: Single, record: HomeRecord, now: number): string | undefined {
  const title = textOf(record, TITLE_OF[row.makes]);
  const said = row.not.find((stretch) => ` ${title} `.includes(` ${plain(stretch)} `));
  if (said !== undefined) return `has "${said}"`;
  if (!isAt(row, record)) return `not at ${row.when ?? "no time"}`;
  if (row.seconds !== undefined && !lasts(record, row.seconds, now)) {
    return `not ${row.seconds} seconds`;
  }
  const to = [row.who ?? []].flat().find((name) => !isFor(record, name));
  if (to !== undefined) return `not to ${to}`;
  if (row.list !== undefined && plain(String(record["list"])) !== plain(row.list)) {
    return `not on ${row.list}`;
  }
  const place = plain(`${String(record["location"] ?? "")} ${String(record["title"])}`);
  return row.where === undefined || place.includes(plain(row.where))
    ? undefined
    : `not in ${row.where}`;
}

function isAt({ when, makes }: Single, record: HomeRecord): boolean {
  if (makes !== "reminder" && makes !== "item" && makes !== "event") return true;
  const at = record[makes === "event" ? "start" : "due"];
  if (when === undefined) return makes === "event" || at === null;
  return when.includes("T") ? at === when : String(at).startsWith(when);
}

function lasts(record: HomeRecord, seconds: number, now: number): boolean {
  const due = Date.parse(`${String(record["due"])}Z`);
  return Math.abs(due - now - seconds * 1_000) < 1_000;
}

function isFor(record: HomeRecord, name: string): boolean {
  return [record["to"] ?? []].flat().some((one) => plain(String(one)).includes(plain(name)));
}

function textOf(record: HomeRecord, fields: readonly string[]): string {
  return plain(fields.map((field) => String(record[field] ?? "")).join(" "));
}

/** Words alone: capitals, commas and the shapes of quotes say nothing. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/[^\p{L}\p{N}'£$€%:.]+/gu, " ")
    .replaceAll(/(?<!\d)[.:]|[.:](?!\d)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function shown(records: readonly HomeRecord[]): string {
  return records.map((one) => JSON.stringify(one).slice(0, 200)).join(" ");
}
