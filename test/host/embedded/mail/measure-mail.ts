import { english } from "../../../../src/language/en/english.ts";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmbeddedMail } from "../../../../src/host/embedded/mail/create-embedded-mail.ts";
import type { MailQuery } from "../../../../src/host/mail.ts";

/*
 * Measures queries over a large Maildir:
 *
 *     node test/host/embedded/mail/measure-mail.ts 20000
 */
const WORDS =
  "invoice meeting garden plumber ticket holiday school budget kitchen dentist review draft tomorrow parcel engine letter window report coffee bicycle".split(
    " ",
  );
const NAMES = ["Anna Keller", "Bob Stone", "Zoë Márquez", "Grace O'Neil", "Iñaki Ruiz"];
const NOW = Date.parse("2026-03-02T09:00:00Z");
const ROUNDS = 60;

const count = Number(process.argv[2] ?? 20_000);
const home = mkdtempSync(join(tmpdir(), "maildir-"));
const mail = join(home, "mail");
try {
  seed();
  await measure();
} finally {
  rmSync(home, { recursive: true });
}

function word(index: number): string {
  return WORDS[index % WORDS.length] ?? "";
}

function seed(): void {
  for (const part of ["cur", "new", "tmp"])
    mkdirSync(join(mail, "INBOX", part), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const name = NAMES[index % NAMES.length] ?? "";
    const date = new Date(NOW - index * 600_000);
    const body = Array.from({ length: 150 }, (_, at) => word(index * 7 + at * at)).join(" ");
    const source = `From: ${name.normalize("NFKD").replace(/[^\w ]/g, "")} <sender${index % 500}@letter.example>\nTo: me@home.example\nSubject: ${word(index)} ${word(index * 3 + 1)} ${index}\nDate: ${date.toUTCString()}\nMessage-ID: <${index}@letter.example>\n\n${body}\nnumber${index}\n`;
    writeFileSync(
      join(
        mail,
        "INBOX",
        "cur",
        `${date.getTime() / 1000}.${index}.host:2,${index % 9 ? "S" : ""}`,
      ),
      source,
    );
  }
}

async function measure(): Promise<void> {
  const options = {
    folder: mail,
    state: join(home, "state"),
    clock: { now: () => NOW, zone: "UTC" },
  };
  const part = createEmbeddedMail({
    language: english,
    ...options,
    holdMs: 0,
    way: undefined,
    tell: undefined,
  });
  await timed("first look (headers)", () => part.host.recent({ limit: 20 }));
  await timed("first search (bodies)", () => part.host.search({ text: "plumber", limit: 20 }));
  await percentiles("recent", part.host.recent, { limit: 20 });
  await percentiles("search text", part.host.search, { text: "plumber invoice", limit: 20 });
  await percentiles("search one", part.host.search, { text: "number777", limit: 20 });
  await percentiles("search sender", part.host.search, {
    from: "anna",
    since: NOW - 1e10,
    limit: 20,
  });
  part.close?.();
  const again = createEmbeddedMail({
    language: english,
    ...options,
    holdMs: 0,
    way: undefined,
    tell: undefined,
  });
  await timed("first query of a new process", () => again.host.recent({ limit: 20 }));
  const [first] = (await again.host.recent({ limit: 1 })).rows;
  await timed("marking as read", () => again.host.update({ id: first?.id ?? "", action: "read" }));
  await percentiles("recent in a folder just changed", again.host.recent, { limit: 20 });
  again.close?.();
}

async function timed(name: string, act: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await act();
  console.log(`${name}: ${Math.round(performance.now() - start)} ms`);
}

async function percentiles(
  name: string,
  act: (query: MailQuery) => Promise<unknown>,
  query: MailQuery,
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await act(query);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
