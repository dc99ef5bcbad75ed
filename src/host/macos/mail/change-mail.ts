import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import { orNothing } from "../../embedded/state/or-nothing.ts";
import { changedSince, undoInput } from "../../embedded/state/undo-input.ts";
import type { MailAction, MailSummary } from "../../mail.ts";
import type { Written } from "../../written.ts";
import type { AppScripts } from "../script/app-scripts.ts";
import type { MacMail } from "./mac-mail.ts";
import { untilShown, type Waiting } from "./until-shown.ts";
import type { Undone } from "../../../types/undone.ts";

export type MailKeeping = {
  readonly scripts: AppScripts;
  readonly mail: MacMail;
  readonly waiting: Waiting;
};

const nothing = z.null();
const MARKS = {
  read: { mark: "read", value: true },
  unread: { mark: "read", value: false },
  flag: { mark: "flagged", value: true },
  unflag: { mark: "flagged", value: false },
} as const;

/** Marks a mail or moves it, by Mail itself, and tells it as Mail's index has it afterwards. */
export async function changeMail(
  keeping: MailKeeping,
  { id, action }: { readonly id: string; readonly action: MailAction },
): Promise<Written<MailSummary>> {
  const before = keeping.mail.summary(id);
  const from = keeping.mail.boxOf(id);
  if (action === "archive" || action === "trash") await moveAway(keeping, { id, action });
  else await mark(keeping, id, MARKS[action]);
  const value = await shown(keeping, id, (now) => isDone(now, { before, action }));
  if (!isDone(value, { before, action })) throw notDone(value, action);
  const input = {
    id,
    subject: before.subject,
    now: value.version,
    was: { unread: before.unread, flagged: before.flagged, place: from.place },
    moved: value.mailbox !== before.mailbox,
  };
  return { value: { ...value, id }, undo: { operation: "mail.restore", input } };
}

type Done = { readonly before: MailSummary; readonly action: MailAction };

function isDone(now: MailSummary, { before, action }: Done): boolean {
  switch (action) {
    case "read":
    case "unread":
      return now.unread === (action === "unread");
    case "flag":
    case "unflag":
      return now.flagged === (action === "flag");
    case "archive":
    case "trash":
      return now.mailbox !== before.mailbox;
  }
}

function notDone({ mailbox }: MailSummary, action: MailAction): HostFailure {
  const isMove = action === "archive" || action === "trash";
  const sentence = isMove
    ? `Mail took that, and the mail is still in ${mailbox}. Look there before trying again.`
    : "Mail took that, and doesn't show it on the mail.";
  return new HostFailure("unavailable", sentence);
}

type Mark = (typeof MARKS)[keyof typeof MARKS];

async function mark({ scripts, mail }: MailKeeping, id: string, to: Mark): Promise<void> {
  const input = { message: mail.placeOf(id), ...to };
  await scripts.write({ script: "mail/mark", input }, nothing);
}

type Moving = { readonly id: string; readonly action: "archive" | "trash" };

async function moveAway({ scripts, mail }: MailKeeping, { id, action }: Moving): Promise<void> {
  const from = mail.boxOf(id);
  const box = action === "archive" ? mail.boxFor("archive", from) : undefined;
  if (action === "archive" && !box) {
    throw new HostFailure("unavailable", "That account has no archive mailbox. Make one in Mail.");
  }
  const input = { message: mail.placeOf(id), to: box ? box.place : "trash" };
  await scripts.write({ script: "mail/move", input }, nothing);
}

/** The mail once Mail's index shows the change; as it is where that doesn't come. */
async function shown(
  { mail, waiting }: MailKeeping,
  id: string,
  isThere: (now: MailSummary) => boolean,
): Promise<MailSummary> {
  let last: MailSummary | undefined;
  await untilShown(() => {
    try {
      last = mail.summary(id);
      return isThere(last) ? last : undefined;
    } catch (error) {
      // Between two mailboxes it is in neither for a moment.
      if (error instanceof HostFailure && error.failure === "not_found") return undefined;
      throw error;
    }
  }, waiting);
  if (last) return last;
  throw new HostFailure("not_found", "That mail isn't in Mail any more.");
}

const restoring = z.object({
  id: z.string(),
  subject: z.string(),
  now: z.string(),
  was: z.object({
    unread: z.boolean(),
    flagged: z.boolean(),
    place: z.object({ account: z.string().nullable(), path: z.string() }),
  }),
  moved: z.boolean(),
});

/** Puts marks and mailbox back as they were, unless the mail has changed since. */
export async function restoreMail(keeping: MailKeeping, input: JsonObject): Promise<Undone> {
  const { id, subject, now, was, moved } = undoInput(restoring, input);
  const { scripts, mail } = keeping;
  const found = await orNothing(Promise.resolve().then(() => mail.summary(id)));
  if (found?.version !== now) throw changedSince(`The mail “${subject}”`);
  if (moved) {
    const move = { message: mail.placeOf(id), to: was.place };
    await scripts.write({ script: "mail/move", input: move }, nothing);
    const back = await shown(keeping, id, ({ mailbox }) => mailbox !== found.mailbox);
    if (back.mailbox === found.mailbox) throw notDone(back, "archive");
  }
  const isMoved = mail.summary(id);
  if (isMoved.unread !== was.unread) await mark(keeping, id, MARKS[was.unread ? "unread" : "read"]);
  if (isMoved.flagged !== was.flagged) {
    await mark(keeping, id, MARKS[was.flagged ? "flag" : "unflag"]);
  }
  return { what: "mail", is: "before", name: subject };
}
