import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { HostFailure, messageOf } from "../../../errors.ts";
import { cutOffWrite, needsRollback } from "../../../store/cut-off-write.ts";
import { openForeign, stateOfForeign } from "../../../store/foreign-database.ts";
import { errnoOf } from "../../../store/fs-failure.ts";
import { namesIn } from "../../../store/names-in.ts";
import { indexWords } from "../../embedded/search/match-query.ts";
import { isClosedToUs, needsFullDiskAccess, type TryOpen } from "../access/full-disk-access.ts";
import type { HostApp } from "../access/host-app.ts";
import type { MacTools } from "../mac-part.ts";

/** How long a look waits for Mail that is writing. */
const BUSY_MS = 5_000;

/** Mail's own index, open for reading. */
export type EnvelopeIndex = {
  readonly database: DatabaseSync;
  /** The version's folder (`V10`), in which the mails lie. */
  readonly folder: string;
  readonly tables: ReadonlySet<string>;
  /** Whether it has the message ids as the headers say them; older versions only have their hashes. */
  readonly hasHeaders: boolean;
};

/** The index, opened when it is first asked for and again when another file lies there. */
export class OpenEnvelopes {
  readonly #root: string;
  readonly #app: HostApp;
  readonly #tryOpen: TryOpen;
  #opened: { readonly index: EnvelopeIndex; readonly state: string } | undefined;

  constructor({ home, app }: Pick<MacTools, "home" | "app">, tryOpen: TryOpen) {
    this.#root = join(home, "Library", "Mail");
    this.#app = app;
    this.#tryOpen = tryOpen;
  }

  /** `permission` without full disk access, `unavailable` where Mail was never set up. */
  readable(): EnvelopeIndex {
    const folder = join(this.#root, this.#version());
    const file = join(folder, "MailData", "Envelope Index");
    const state = this.#stateOf(file);
    if (this.#opened && this.#opened.state === state) return this.#opened.index;
    this.close();
    const index = opened(file, folder);
    this.#opened = { index, state };
    return index;
  }

  close(): void {
    this.#opened?.index.database.close();
    this.#opened = undefined;
  }

  /** The folder of the newest version: an update of macOS leaves the older one lying. */
  #version(): string {
    const names = this.#looking(() => readdirSync(this.#root));
    const versions = names.filter((name) => /^V\d+$/.test(name));
    const [newest] = versions.toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1)));
    if (newest !== undefined) return newest;
    throw notSetUp();
  }

  #stateOf(file: string): string {
    return this.#looking(() => {
      this.#tryOpen(file);
      return stateOfForeign(file) ?? "";
    });
  }

  #looking<Value>(look: () => Value): Value {
    try {
      return look();
    } catch (error) {
      if (isClosedToUs(error)) throw needsFullDiskAccess("your mail", this.#app);
      if (errnoOf(error) === "ENOENT") throw notSetUp();
      throw error;
    }
  }
}

function notSetUp(): HostFailure {
  return new HostFailure("unavailable", "Mail isn't set up on this Mac.");
}

function opened(file: string, folder: string): EnvelopeIndex {
  try {
    const database = openForeign(file, BUSY_MS);
    // The words of a text, each with a blank before it, so that SQL can ask for their beginnings.
    database.function(
      "words_of",
      { deterministic: true },
      (text) => ` ${indexWords(String(text))}`,
    );
    const tables = namesIn(database, "SELECT name FROM sqlite_master WHERE type = 'table'");
    const columns = namesIn(database, "SELECT name FROM pragma_table_info('message_global_data')");
    const missing = ["messages", "mailboxes", "subjects", "addresses", "recipients"].filter(
      (table) => !tables.has(table),
    );
    if (missing.length > 0) throw new Error(`it has no table ${missing.join(", ")}`);
    return { database, folder, tables, hasHeaders: columns.has("message_id_header") };
  } catch (error) {
    if (needsRollback(error)) throw cutOffWrite("your mail", "Mail");
    throw new HostFailure("unavailable", `Mail's index can't be read: ${messageOf(error)}.`);
  }
}
