import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import { type Held, Outbox } from "../../embedded/outbox.ts";
import type { FileProblem } from "../../embedded/part.ts";
import { undoInput } from "../../embedded/state/undo-input.ts";
import type { MailMessage, MailSummary, OutgoingMail } from "../../mail.ts";
import type { Written } from "../../written.ts";
import { type SendOnce, sendOnce } from "../script/send-once.ts";
import { compose, ready, readyMail, summaryOrNothing, trash, type Writing } from "./write-mail.ts";

/** Marks ids of mails that wait with us. */
const MARK = "outbox/";

const held = z.object({
  mail: readyMail,
  from: z.object({ name: z.string(), address: z.string() }),
  at: z.number(),
});
type HeldMail = z.infer<typeof held>;

type Options = { readonly writing: Writing; readonly state: string; readonly holdMs: number };

/** Mails that were sent and can still be taken back; each is handed to Mail once. */
export class LetterOutbox {
  readonly #writing: Writing;
  readonly #outbox: Outbox;
  readonly #once: SendOnce;
  readonly #ends = new Map<string, MailSummary | HostFailure>();

  constructor({ writing, state, holdMs }: Options) {
    this.#writing = writing;
    this.#once = sendOnce(state, "mail");
    const file = join(state, "mail-outbox.json");
    const release = (one: Held): Promise<void> => this.#release(one);
    this.#outbox = new Outbox({ file, clock: writing.clock, holdMs, release });
  }

  async send(outgoing: OutgoingMail): Promise<Written<MailSummary>> {
    if (outgoing.to.length + outgoing.cc.length === 0) {
      throw new HostFailure("invalid", "The mail has nobody to go to.");
    }
    const { mail, clock } = this.#writing;
    const letter = { mail: ready(outgoing), from: mail.ownAddress(), at: clock.now() };
    const key = randomUUID();
    await this.#outbox.put(key, JSON.stringify(letter));
    const end = this.#ends.get(key);
    if (end instanceof HostFailure) throw end;
    const input = { key, subject: letter.mail.subject };
    const value = end ?? summaryOf(key, letter);
    return { value, undo: { operation: "mail.take_back", input } };
  }

  /** A mail that waits; nothing for any other id. */
  async read(id: string): Promise<MailMessage | undefined> {
    if (!id.startsWith(MARK)) return undefined;
    const key = id.slice(MARK.length);
    const one = (await this.#outbox.waiting()).find((each) => each.key === key);
    if (!one) throw new HostFailure("not_found", "That mail has gone.");
    const letter = letterIn(one.detail);
    const { cc, body } = letter.mail;
    return { ...summaryOf(key, letter), cc, body, attachments: [] };
  }

  async takeBack(input: JsonObject): Promise<string> {
    const { key, subject } = undoInput(z.object({ key: z.string(), subject: z.string() }), input);
    if (await this.#outbox.takeBack(key)) return `The mail “${subject}” was not sent.`;
    throw new HostFailure("invalid", `The mail “${subject}” has been sent already.`);
  }

  resume(): Promise<void> {
    return this.#outbox.resume();
  }

  settled(): Promise<void> {
    return this.#outbox.settled();
  }

  problems(): Promise<readonly FileProblem[]> {
    return this.#once.problems();
  }

  close(): void {
    this.#outbox.close();
  }

  async #release({ key, detail }: Held): Promise<void> {
    const { mail } = letterIn(detail);
    const what = `the mail “${mail.subject}”`;
    const failure = await this.#once.send({ key, what }, async () => {
      const sent = await compose(this.#writing, mail, "sent");
      if (!sent) {
        throw new HostFailure(
          "unavailable",
          `Mail took ${what} but doesn't show it as sent yet, so look into its outbox.`,
        );
      }
      this.#ends.set(key, sent);
      await this.#dropDraft(mail.draft);
    });
    if (failure) this.#ends.set(key, failure);
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
