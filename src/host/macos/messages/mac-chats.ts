import { closeSync, openSync } from "node:fs";
import { HostFailure } from "../../../errors.ts";
import { errnoOf } from "../../../store/fs-failure.ts";
import type { ChatDatabase } from "../../embedded/messages/chat-database.ts";
import { OpenChats } from "../../embedded/messages/open-chats.ts";
import { isClosedToUs, needsFullDiskAccess } from "../full-disk-access.ts";
import type { HostApp } from "../host-app.ts";

/** The Mac's own chat.db, opened to be read and never written. */
export class MacChats {
  readonly #file: string;
  readonly #app: HostApp;
  readonly #chats: OpenChats;

  constructor(file: string, app: HostApp) {
    this.#file = file;
    this.#app = app;
    this.#chats = new OpenChats(file);
  }

  /** `permission` without full disk access, `unavailable` where Messages was never set up. */
  readable(): ChatDatabase {
    try {
      // A closed file can be looked at and not opened, and SQLite wouldn't say why.
      closeSync(openSync(this.#file, "r"));
    } catch (error) {
      if (isClosedToUs(error)) throw needsFullDiskAccess("your messages", this.#app);
      if (errnoOf(error) !== "ENOENT") throw error;
      throw new HostFailure("unavailable", "Messages isn't set up on this Mac.");
    }
    return this.#chats.readable();
  }

  close(): void {
    this.#chats.close();
  }
}
