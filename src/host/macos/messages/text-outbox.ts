import { randomUUID } from "node:crypto";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Person } from "../../embedded/messages/name-finder.ts";
import { nameFinder } from "../../embedded/messages/name-finder.ts";
import { isSameHandle } from "../../embedded/messages/same-handle.ts";
import { type Ending, unclear, unseenIn } from "../../embedded/outbox/ending.ts";
import { Outbox } from "../../embedded/outbox/outbox.ts";
import type { Held } from "../../embedded/outbox/slips.ts";
import { undoInput } from "../../embedded/state/undo-input.ts";
import type { Message, MessagesHost } from "../../messages.ts";
import type { Sending, Sent } from "../../outgoing.ts";
import type { MacTools } from "../mac-part.ts";
import { failureFrom } from "../script/unsent.ts";
import { handOver } from "./hand-over.ts";
import type { MacChats } from "./mac-chats.ts";
import { recipient, recipientOf } from "./recipient.ts";
import type { Undone } from "../../../types/undone.ts";

const heldText = z.object({ to: recipient, text: z.string(), at: z.number() });
type HeldText = z.infer<typeof heldText>;

type Options = {
  readonly tools: MacTools;
  readonly chats: MacChats;
  readonly people: () => Promise<readonly Person[]>;
  readonly shownMs: number;
};

/** Texts that were sent and can still be taken back; each is handed to Messages once. */
export class TextOutbox {
  readonly #options: Options;
  readonly outbox: Outbox;
  readonly #failures = new Map<string, HostFailure>();

  constructor(options: Options) {
    this.#options = options;
    const handOver = (held: Held): Promise<Ending> => this.#handOver(held);
    this.outbox = new Outbox({ ...options.tools, domain: "messages", handOver });
  }

  async send({ to: said, text }: Parameters<MessagesHost["send"]>[0]): Promise<Sent<Message>> {
    if (text.trim() === "") throw new HostFailure("invalid", "The message has no text.");
    const { tools, chats } = this.#options;
    const to = recipientOf(chats, said.trim());
    const key = randomUUID().toUpperCase();
    const held = { to, text, at: tools.clock.now() };
    const what = `the message to ${to.name}`;
    const end = await this.outbox.put({ key, what, detail: JSON.stringify(held) });
    const failure = this.#failures.get(key);
    if (failure) throw failure;
    const value = await this.#message(key, held);
    const sending: Sending = end
      ? { state: "sent", ...unseenIn(end) }
      : { state: "waits", through: "Messages", holdMs: tools.holdMs };
    const input = { key, to: to.name };
    return { value, undo: { operation: "messages.take_back", input }, sending };
  }

  /** What waits, the newest first: of one person, or all; none of it is unread. */
  async waiting({
    handles,
    unread,
  }: Pick<Parameters<MessagesHost["recent"]>[0], "handles" | "unread">): Promise<
    readonly Message[]
  > {
    if (unread === true) return [];
    const all = (await this.outbox.held()).map(({ key, detail }) => ({
      key,
      held: heldIn(detail),
    }));
    const wanted = all.filter(({ held }) => !handles || isWith(held, handles));
    return Promise.all(wanted.toReversed().map(({ key, held }) => this.#message(key, held)));
  }

  async takeBack(input: JsonObject): Promise<Undone> {
    const { key, to } = undoInput(z.object({ key: z.string(), to: z.string() }), input);
    if (await this.outbox.takeBack(key)) return { what: "message", is: "unsent", name: to };
    throw new HostFailure("invalid", `The message to ${to} has been sent already.`);
  }

  async #handOver({ key, detail }: Held): Promise<Ending> {
    const { to, text } = heldIn(detail);
    const { tools, chats, shownMs } = this.#options;
    try {
      const ending = await handOver({ tools, chats, to, text, shownMs });
      if (ending.state !== "sent") {
        this.#failures.set(key, new HostFailure("unavailable", ending.reason));
      }
      return ending;
    } catch (error) {
      const failure = failureFrom(error);
      this.#failures.set(key, failure);
      return unclear(failure.message);
    }
  }

  async #message(key: string, { to, text, at }: HeldText): Promise<Message> {
    const handle = to.handles.length === 1 ? (to.handles[0] ?? to.target) : to.target;
    const named = nameFinder(await this.#options.people())(handle);
    const chat = to.how === "chat" ? to.name : (named ?? to.name);
    const version = `${key} ${text.length}`;
    return { id: key, chat, handle, from: "me", fromMe: true, text, at, unread: false, version };
  }
}

/** Written by `send` and by nothing else. */
function heldIn(detail: string | undefined): HeldText {
  return heldText.parse(JSON.parse(detail ?? ""));
}

/** A person's own conversation, as in the database: a group is nobody's alone. */
function isWith({ to }: HeldText, handles: readonly string[]): boolean {
  return to.handles.every((handle) => handles.some((each) => isSameHandle(each, handle)));
}
