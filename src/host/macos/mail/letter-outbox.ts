import { randomUUID } from "node:crypto";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import { type Ending, unclear, unseenIn } from "../../embedded/outbox/ending.ts";
import { Outbox } from "../../embedded/outbox/outbox.ts";
import type { Held } from "../../embedded/outbox/slips.ts";
import { undoInput } from "../../embedded/state/undo-input.ts";
import type { MailMessage, MailSummary, OutgoingMail } from "../../mail.ts";
import type { Sending, Sent } from "../../outgoing.ts";
import type { MacTools } from "../mac-part.ts";
import { failureFrom } from "../script/unsent.ts";
import { compose, ready, readyMail, summaryOrNothing, trash, type Writing } from "./write-mail.ts";
import type { Undone } from "../../../types/undone.ts";

const UNSEEN = "Mail took it. Without full disk access I can't see whether it has gone.";
/** Marks ids of mails that wait with us. */
const MARK = "outbox/";

const held = z.object({
  mail: readyMail,
  from: z.object({ name: z.string(), address: z.string() }),
  at: z.number(),
});
type HeldMail = z.infer<typeof held>;

type Options = { readonly writing: Writing } & Pick<MacTools, "state" | "holdMs" | "tell">;

/** Mails that were sent and can still be taken back; each is handed to Mail once. */
export class LetterOutbox {
  readonly #writing: Writing;
  readonly outbox: Outbox;
  readonly #ends = new Map<string, MailSummary | HostFailure>();

  readonly #holdMs: number;

  constructor({ writing, ...options }: Options) {
    this.#writing = writing;
    this.#holdMs = options.holdMs;
    this.outbox = new Outbox({
      ...options,
      domain: "mail",
      clock: writing.clock,
      handOver: (one) => this.#handOver(one),
    });
  }

  async send(outgoing: OutgoingMail): Promise<Sent<MailSummary>> {
    if (outgoing.to.length + outgoing.cc.length === 0) {
      throw new HostFailure("invalid", "The mail has nobody to go to.");
    }
    const { mail, clock } = this.#writing;
    const letter = { mail: ready(outgoing), from: mail.ownAddress(), at: clock.now() };
    const key = randomUUID();
    const what = `the mail “${letter.mail.subject}”`;
    const ending = await this.outbox.put({ key, what, detail: JSON.stringify(letter) });
    const end = this.#ends.get(key);
    if (end instanceof HostFailure) throw end;
    const input = { key, subject: letter.mail.subject };
    const value = end ?? summaryOf(key, letter);
    const sending: Sending = ending
      ? { state: "sent", ...unseenIn(ending) }
      : { state: "waits", through: "Mail", holdMs: this.#holdMs };
    return { value, undo: { operation: "mail.take_back", input }, sending };
  }

  /** A mail that waits; nothing for any other id. */
  async read(id: string): Promise<MailMessage | undefined> {
    if (!id.startsWith(MARK)) return undefined;
    const key = id.slice(MARK.length);
    const one = (await this.outbox.held()).find((each) => each.key === key);
    if (!one) throw new HostFailure("not_found", "That mail has gone.");
    const letter = letterIn(one.detail);
    const { cc, body } = letter.mail;
    return { ...summaryOf(key, letter), cc, body, attachments: [] };
  }

  async takeBack(input: JsonObject): Promise<Undone> {
    const { key, subject } = undoInput(z.object({ key: z.string(), subject: z.string() }), input);
    if (await this.outbox.takeBack(key)) return { what: "mail", is: "unsent", name: subject };
    throw new HostFailure("invalid", `The mail “${subject}” has been sent already.`);
  }

  async #handOver({ key, what, detail }: Held): Promise<Ending> {
    const { mail } = letterIn(detail);
    try {
      const sent = await compose(this.#writing, mail, "sent");
      if (!sent) {
        throw new HostFailure(
          "unavailable",
          `Mail took ${what} and doesn't show it among the sent mails, so look into its outbox.`,
        );
      }
      this.#ends.set(key, sent.summary);
      await this.#dropDraft(mail.draft);
      return sent.isSeen ? { state: "sent" } : { state: "sent", unseen: UNSEEN };
    } catch (error) {
      const failure = failureFrom(error);
      this.#ends.set(key, failure);
      return unclear(failure.message);
    }
  }

  async #dropDraft(id: string | null): Promise<void> {
    if (id === null || !(await summaryOrNothing(this.#writing.mail, id))) return;
    await trash(this.#writing, id);
  }
}

/** Written by `send` and by nothing else. */
function letterIn(detail: string | undefined): HeldMail {
  return held.parse(JSON.parse(detail ?? ""));
}

function summaryOf(key: string, { mail, from, at }: HeldMail): MailSummary {
  return {
    id: `${MARK}${key}`,
    from,
    to: mail.to,
    subject: mail.subject,
    date: at,
    unread: false,
    flagged: false,
    mailbox: "Outbox",
    version: key,
  };
}
