import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ENVELOPE_SCHEMA } from "./mail-schema.ts";

export type MailPerson = { readonly name: string; readonly address: string };
export type NewStoredMail = {
  /** Mailbox by its name in the account. */
  readonly mailbox: string;
  readonly from: MailPerson;
  readonly to: readonly MailPerson[];
  readonly cc?: readonly MailPerson[];
  /** `Re: ` and the like are kept apart from the rest. */
  readonly subject: string;
  readonly at: number;
  readonly unread?: boolean;
  readonly flagged?: boolean;
  readonly isDraft?: boolean;
  readonly messageId?: string;
  /** The whole mail; none for one that wasn't fetched. */
  readonly source?: string;
};

export const ACCOUNT = "6D0C4A2E-1F6B-4C53-9A43-0C1E2B7F9D11";
const STORE = "0F1E2D3C-4B5A-4978-8675-645342312010";

/** Mail's folder in a home: the index and the files of its mails, written as Mail writes them. */
export class MailStore {
  readonly #folder: string;

  constructor(home: string) {
    this.#folder = join(home, "Library", "Mail", "V10");
    const file = this.#index();
    if (existsSync(file)) return;
    mkdirSync(dirname(file), { recursive: true });
    this.#in((database) => database.exec(`PRAGMA journal_mode = WAL; ${ENVELOPE_SCHEMA}`));
  }

  makeMailbox(name: string): number {
    const url = `imap://${ACCOUNT}/${name.split("/").map(encodeURIComponent).join("/")}`;
    return this.#in((database) => {
      database.prepare("INSERT OR IGNORE INTO mailboxes (url) VALUES (?)").run(url);
      return Number(
        database.prepare("SELECT ROWID AS number FROM mailboxes WHERE url = ?").get(url)?.[
          "number"
        ],
      );
    });
  }

  add(mail: NewStoredMail): number {
    const mailbox = this.makeMailbox(mail.mailbox);
    const number = this.#in((database) => insert(database, mail, mailbox));
    if (mail.source !== undefined) this.#write(mail.mailbox, number, mail.source);
    return number;
  }

  /** A full mailbox, without the files of its mails. */
  addMany(mailbox: string, count: number): void {
    const box = this.makeMailbox(mailbox);
    this.#in((database) => {
      database.exec("BEGIN");
      for (let at = 0; at < count; at += 1) {
        const from = { name: `Sender ${at % 50}`, address: `sender${at % 50}@many.example` };
        const mail = { mailbox, from, to: [], subject: `Mail ${at}`, at: at * 60_000 };
        insert(database, { ...mail, messageId: `<${at}@many.example>` }, box);
      }
      database.exec("COMMIT");
    });
  }

  /** Puts a mail into another mailbox by a label, as Gmail does. */
  label(number: number, mailbox: string): void {
    const box = this.makeMailbox(mailbox);
    this.#in((database) =>
      database
        .prepare("INSERT INTO labels (message_id, mailbox_id) VALUES (?, ?)")
        .run(number, box),
    );
  }

  set(
    number: number,
    { read, flagged }: { readonly read?: boolean; readonly flagged?: boolean },
  ): void {
    this.#in((database) => {
      if (read !== undefined) {
        database.prepare("UPDATE messages SET read = ? WHERE ROWID = ?").run(Number(read), number);
      }
      if (flagged !== undefined) {
        const update = database.prepare("UPDATE messages SET flagged = ? WHERE ROWID = ?");
        update.run(Number(flagged), number);
      }
    });
  }

  /** A moved mail gets another row: the old one is marked as deleted first, and goes. */
  move(number: number, to: string): number {
    const row = this.row(number);
    const source = this.source(number);
    const moved = this.add({ ...row, mailbox: to, ...(source === undefined ? {} : { source }) });
    this.remove(number);
    return moved;
  }

  remove(number: number): void {
    const { mailbox } = this.row(number);
    rmSync(this.#fileOf(mailbox, number), { force: true });
    this.#in((database) => {
      database.prepare("DELETE FROM recipients WHERE message = ?").run(number);
      database.prepare("DELETE FROM messages WHERE ROWID = ?").run(number);
    });
  }

  numbers(): readonly number[] {
    return this.#in((database) =>
      database
        .prepare("SELECT ROWID AS number FROM messages ORDER BY ROWID")
        .all()
        .map((row) => Number(row["number"])),
    );
  }

  row(number: number): Required<Omit<NewStoredMail, "source" | "isDraft">> {
    return this.#in((database) => {
      const row = database
        .prepare(
          `SELECT b.url, a.address, a.comment, coalesce(m.subject_prefix, '') || s.subject AS subject,
            m.date_received AS seconds, m.read, m.flagged, g.message_id_header AS header
            FROM messages m JOIN mailboxes b ON b.ROWID = m.mailbox JOIN addresses a ON a.ROWID = m.sender
            JOIN subjects s ON s.ROWID = m.subject JOIN message_global_data g ON g.ROWID = m.global_message_id
            WHERE m.ROWID = ?`,
        )
        .get(number);
      if (!row) throw new Error(`no mail ${number}`);
      const people = (type: number): MailPerson[] =>
        database
          .prepare(
            "SELECT a.address, a.comment FROM recipients r JOIN addresses a ON a.ROWID = r.address WHERE r.message = ? AND r.type = ? ORDER BY r.position",
          )
          .all(number, type)
          .map((each) => ({ name: String(each["comment"]), address: String(each["address"]) }));
      return {
        mailbox: decodeURIComponent(String(row["url"]).split("/").slice(3).join("/")),
        from: { name: String(row["comment"]), address: String(row["address"]) },
        to: people(0),
        cc: people(1),
        subject: String(row["subject"]),
        at: Number(row["seconds"]) * 1_000,
        unread: row["read"] === 0,
        flagged: row["flagged"] === 1,
        messageId: String(row["header"]),
      };
    });
  }

  source(number: number): string | undefined {
    const file = this.#fileOf(this.row(number).mailbox, number);
    if (!existsSync(file)) return undefined;
    const content = readFileSync(file);
    const start = content.indexOf("\n") + 1;
    const length = Number.parseInt(content.toString("latin1", 0, start), 10);
    return content.toString("utf8", start, start + length);
  }

  #write(mailbox: string, number: number, source: string): void {
    const file = this.#fileOf(mailbox, number);
    mkdirSync(dirname(file), { recursive: true });
    const plist =
      '<?xml version="1.0"?><plist><dict><key>flags</key><integer>1</integer></dict></plist>';
    writeFileSync(file, `${Buffer.byteLength(source)}      \n${source}${plist}\n`);
  }

  #fileOf(mailbox: string, number: number): string {
    const thousands = number < 1_000 ? [] : [...String(Math.floor(number / 1_000))].toReversed();
    const boxes = mailbox.split("/").map((name) => `${name}.mbox`);
    const folder = join(this.#folder, ACCOUNT, ...boxes, STORE, "Data", ...thousands, "Messages");
    // Every second one as Mail keeps those it fetched in parts.
    return join(folder, `${number}.${number % 2 === 0 ? "partial." : ""}emlx`);
  }

  #index(): string {
    return join(this.#folder, "MailData", "Envelope Index");
  }

  #in<Value>(act: (database: DatabaseSync) => Value): Value {
    const database = new DatabaseSync(this.#index());
    try {
      return act(database);
    } finally {
      database.close();
    }
  }
}

/** Mail hashes the message id into 63 bits and a sign. */
function hashOf(messageId: string): bigint {
  return createHash("sha256").update(messageId).digest().readBigInt64LE();
}

function insert(database: DatabaseSync, mail: NewStoredMail, mailbox: number): number {
  const messageId =
    mail.messageId ?? `<${database.prepare("SELECT hex(randomblob(8)) AS id").get()?.["id"]}@mac>`;
  const hash = hashOf(messageId);
  const [, prefix = "", rest = ""] = /^((?:Re: |Fwd: )*)(.*)$/s.exec(mail.subject) ?? [];
  const seconds = Math.floor(mail.at / 1_000);
  const global = keyOf(database, "message_global_data", {
    message_id: hash,
    message_id_header: messageId,
  });
  const added = database
    .prepare(
      `INSERT INTO messages (message_id, global_message_id, sender, subject_prefix, subject, date_sent,
        date_received, mailbox, read, flagged, flags) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      hash,
      global,
      addressKey(database, mail.from),
      prefix,
      keyOf(database, "subjects", { subject: rest }),
      seconds,
      seconds,
      mailbox,
      Number(mail.unread !== true),
      Number(mail.flagged === true),
      mail.isDraft ? 64 : 0,
    );
  const number = Number(added.lastInsertRowid);
  const add = database.prepare(
    "INSERT INTO recipients (message, address, type, position) VALUES (?, ?, ?, ?)",
  );
  for (const [type, people] of [mail.to, mail.cc ?? []].entries()) {
    people.forEach((each, at) => add.run(number, addressKey(database, each), type, at));
  }
  return number;
}

function addressKey(database: DatabaseSync, { name, address }: MailPerson): number {
  return keyOf(database, "addresses", { address, comment: name });
}

function keyOf(
  database: DatabaseSync,
  table: string,
  values: Readonly<Record<string, string | bigint>>,
): number {
  const names = Object.keys(values);
  const where = names.map((name) => `${name} = ?`).join(" AND ");
  const find = database.prepare(`SELECT ROWID AS number FROM ${table} WHERE ${where}`);
  const known = find.get(...Object.values(values))?.["number"];
  if (known !== undefined) return Number(known);
  const marks = names.map(() => "?").join(", ");
  const add = database.prepare(`INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks})`);
  return Number(add.run(...Object.values(values)).lastInsertRowid);
}
