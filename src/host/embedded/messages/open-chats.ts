import { existsSync, statSync } from "node:fs";
import { HostFailure } from "../../../errors.ts";
import { type ChatDatabase, makeChats, openChats } from "./chat-database.ts";

/** The database, opened when it is first asked for and again when another file lies there. */
export class OpenChats {
  readonly #file: string;
  #opened: { readonly chats: ChatDatabase; readonly inode: bigint } | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  readable(): ChatDatabase {
    const inode = statSync(this.#file, { bigint: true, throwIfNoEntry: false })?.ino;
    if (this.#opened && this.#opened.inode === inode) return this.#opened.chats;
    this.close();
    const chats = openChats(this.#file);
    this.#opened = { chats, inode: inode ?? 0n };
    return chats;
  }

  /** Makes the file where there is none; `refused` for a copy of a Mac's own. */
  writable(): ChatDatabase {
    if (!existsSync(this.#file)) makeChats(this.#file);
    const chats = this.readable();
    if (chats.isOurs) return chats;
    throw new HostFailure("refused", "These messages are a copy of a Mac's, so I only read them.");
  }

  close(): void {
    this.#opened?.chats.database.close();
    this.#opened = undefined;
  }
}
