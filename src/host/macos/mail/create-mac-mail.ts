import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import type { Page } from "../../../types/page.ts";
import { named } from "../../embedded/mail/maildir/mailboxes.ts";
import type { MailHost, MailMessage, MailQuery, MailSummary } from "../../mail.ts";
import { type TryOpen, tryOpen } from "../access/full-disk-access.ts";
import { problemsOf } from "../script/unsent.ts";
import { appScripts } from "../script/app-scripts.ts";
import type { MacTools } from "../mac-part.ts";
import { changeMail, restoreMail } from "./change-mail.ts";
import { LetterOutbox } from "./letter-outbox.ts";
import { MacMail } from "./mac-mail.ts";
import { MailByEvents } from "./mail-by-events.ts";
import { realWaiting, type Waiting } from "./until-shown.ts";
import { createDraft, removeDraft, type Writing } from "./write-mail.ts";

export type MacMailOptions = { readonly open?: TryOpen; readonly waiting?: Waiting };

/**
 * Mail of the Mac's own app: read from its files where full disk access opens them, else from the
 * app itself, slowly and the newest only; written by the app alone.
 */
export function createMacMail(
  tools: MacTools,
  { open = tryOpen, waiting = realWaiting }: MacMailOptions = {},
): EmbeddedPart<MailHost> {
  const { clock } = tools;
  const scripts = appScripts(tools, "mail");
  const mail = new MacMail(tools, open);
  const events = new MailByEvents(scripts);
  const writing = { scripts, mail, clock, waiting };
  const outbox = new LetterOutbox({ ...tools, writing });
  return {
    host: mailHost({ writing, events, outbox }),
    undo: {
      "mail.restore": (input) => inMail(() => restoreMail(writing, input)),
      "mail.remove_draft": (input) => inMail(() => removeDraft(writing, input)),
      "mail.take_back": (input) => outbox.takeBack(input),
    },
    outbox: outbox.outbox,
    problems: () => problemsOf(outbox.outbox),
    close: async () => {
      await outbox.outbox.close();
      mail.close();
    },
  };
}

type Serving = {
  readonly writing: Writing;
  readonly events: MailByEvents;
  readonly outbox: LetterOutbox;
};

function mailHost({ writing, events, outbox }: Serving): MailHost {
  const { mail } = writing;
  const list = (query: MailQuery, kind: "recent" | "search"): Promise<Page<MailSummary>> =>
    orByEvents(
      () => mail.list(query, kind === "recent" ? "unread-first" : "newest-first"),
      () => events.list(query, kind),
    );
  const read = async (id: string): Promise<MailMessage> => {
    const held = await outbox.read(id);
    if (held) return held;
    return orByEvents(
      () => mail.read(id),
      () => events.read(id),
    );
  };
  return {
    mailboxes: () => inMail(async () => mail.mailboxes().map(named)),
    recent: (query) => inMail(() => list(query, "recent")),
    search: (query) => inMail(() => list(query, "search")),
    read: (id) => inMail(() => read(id)),
    createDraft: (outgoing) => inMail(() => createDraft(writing, outgoing)),
    wayOut: async () => ({ through: "Mail" }),
    send: (outgoing) => inMail(() => outbox.send(outgoing)),
    // Mail keeps what was seen, and would have to be started for it.
    markSeen: async () => undefined,
    update: (change) => inMail(() => changeMail(writing, change)),
  };
}

function inMail<Value>(act: () => Promise<Value>): Promise<Value> {
  return orFail("your mail", act);
}

/** Only a refusal of the files is made up for: a Mac without Mail, or a broken index, says so. */
async function orByEvents<Value>(
  byFiles: () => Promise<Value>,
  byEvents: () => Promise<Value>,
): Promise<Value> {
  try {
    return await byFiles();
  } catch (error) {
    if (error instanceof HostFailure && error.failure === "permission") return byEvents();
    throw error;
  }
}
