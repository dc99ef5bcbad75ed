import { statSync } from "node:fs";
import { HostFailure } from "../../../../errors.ts";
import { stateOfForeign } from "../../../../store/foreign-database.ts";
import { type ChatDatabase, type Keeper, makeChats, openChats } from "./chat-database.ts";

/** The database, opened when it is first asked for and again when another file lies there. */
export class OpenChats {
  readonly #file: string;
  readonly #keeper: Keeper;
  #opened: { readonly chats: ChatDatabase; readonly state: string } | undefined;

  constructor(file: string, keeper: Keeper = "ours") {
    this.#file = file;
    this.#keeper = keeper;
  }

  readable(): ChatDatabase {
    const state = this.#state();
    if (this.#opened && this.#opened.state === state) return this.#opened.chats;
    this.close();
    const chats = openChats(this.#file, this.#keeper);
    this.#opened = { chats, state };
    return chats;
  }

  /** Which file lies there; of the system's also whether it has changed since it was opened. */
  #state(): string {
    if (this.#keeper === "the system") return stateOfForeign(this.#file) ?? "";
    return String(statSync(this.#file, { bigint: true, throwIfNoEntry: false })?.ino ?? "");
  }

  /** Makes the file where there is none; `refused` for a copy of a Mac's own. */
  writable(): ChatDatabase {
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0) makeChats(this.#file);
    const chats = this.readable();
    if (chats.isOurs) return chats;
    throw new HostFailure("refused", "These messages are a copy of a Mac's, so I only read them.");
  }

  close(): void {
    this.#opened?.chats.database.close();
    this.#opened = undefined;
  }
}
