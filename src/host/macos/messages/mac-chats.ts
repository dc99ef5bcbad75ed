import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { errnoOf } from "../../../store/fs-failure.ts";
import type { ChatDatabase } from "../../embedded/messages/chats/chat-database.ts";
import { OpenChats } from "../../embedded/messages/chats/open-chats.ts";
import { isClosedToUs, needsFullDiskAccess, type TryOpen } from "../access/full-disk-access.ts";
import type { HostApp } from "../access/host-app.ts";
import type { MacTools } from "../mac-part.ts";

/** The Mac's own chat.db, opened to be read and never written. */
export class MacChats {
  readonly #file: string;
  readonly #app: HostApp;
  readonly #tryOpen: TryOpen;
  readonly #chats: OpenChats;

  constructor({ home, app }: Pick<MacTools, "home" | "app">, tryOpen: TryOpen) {
    const file = join(home, "Library", "Messages", "chat.db");
    this.#file = file;
    this.#app = app;
    this.#tryOpen = tryOpen;
    this.#chats = new OpenChats(file, "the system");
  }

  /** `permission` without full disk access, `unavailable` where Messages was never set up. */
  readable(): ChatDatabase {
    try {
      this.#tryOpen(this.#file);
    } catch (error) {
      if (isClosedToUs(error)) throw needsFullDiskAccess("your messages", this.#app);
      if (errnoOf(error) !== "ENOENT") throw error;
      throw new HostFailure("unavailable", "Messages isn't set up on this Mac.");
    }
    return this.#chats.readable();
  }

  /** Nothing without full disk access: what needs no look into it goes on without. */
  readableIfOpen(): ChatDatabase | undefined {
    try {
      return this.readable();
    } catch (error) {
      if (error instanceof HostFailure && error.failure === "permission") return undefined;
      throw error;
    }
  }

  close(): void {
    this.#chats.close();
  }
}
