import { ACCOUNT, MailStore, type NewStoredMail } from "./databases/mail-store.ts";
import type { Asked, Dictionary, ScriptRecord, TermClass, TermProperty } from "./dictionary.ts";
import { record, rootOf, ScriptingError } from "./dictionary.ts";
import type { AppWorld } from "./world.ts";

type Row = ReturnType<MailStore["row"]>;

/** The files behind the app. */
function storeOf(app: AppWorld): MailStore {
  return new MailStore(String(rootOf(app).props["home"]));
}

function boxesIn(app: AppWorld): readonly ScriptRecord[] {
  return rootOf(app).elements["accounts"]?.[0]?.elements["mailboxes"] ?? [];
}

/** How this Mail is, besides the mails in it. */
export type MailHabits = {
  /** Its mailboxes by their use, as the user's language or the provider calls them. */
  readonly names: Readonly<Record<MailUse, string>>;
  /** How long after it was sent a mail lies among those sent, in milliseconds; null: never. */
  sentAfterMs: number | null;
  /** It takes a move and does nothing. */
  movesNothing: boolean;
  /** It takes a mark and does nothing. */
  marksNothing: boolean;
};
type MailUse = "INBOX" | "Sent" | "Drafts" | "Archive" | "Trash";

const ENGLISH: MailHabits["names"] = {
  INBOX: "INBOX",
  Sent: "Sent",
  Drafts: "Drafts",
  Archive: "Archive",
  Trash: "Trash",
};

export function habitsOf(app: AppWorld): MailHabits {
  // Set up by mailRoot.
  return rootOf(app).props["habits"] as MailHabits;
}

function boxFor(app: AppWorld, use: MailUse): ScriptRecord {
  const name = habitsOf(app).names[use];
  const found = boxesIn(app).find((box) => box.props["name"] === name);
  if (!found) throw new ScriptingError(-1728, `Can't get mailbox ${name}.`);
  return found;
}

type Filed = NewStoredMail & { readonly dueAt: number };

/** What was sent comes among the sent mails when its time has come. */
export function deliverMail(app: AppWorld, now: number): void {
  const root = rootOf(app);
  // Put there by `send`.
  const queued = (root.props["queued"] ?? []) as readonly Filed[];
  root.props["queued"] = queued.filter(({ dueAt }) => dueAt > now);
  for (const { dueAt, ...mail } of queued) if (dueAt <= now) store(app, mail, "Sent");
}

/** The app's own number of a mail is that of its index, unless one of the two was made anew. */
function rowOf({ id, props }: ScriptRecord): number {
  return Number(props["row"] ?? id);
}

/** What a message is comes from the files: Mail shows what lies there. */
const ofRow = (read: (row: Row) => unknown): TermProperty => ({
  get: ({ app, record: message }) => read(storeOf(app).row(rowOf(message))),
});

function remove(app: AppWorld, message: ScriptRecord): void {
  for (const box of boxesIn(app)) {
    box.elements["messages"] = (box.elements["messages"] ?? []).filter((each) => each !== message);
  }
}

/** It lies in the other mailbox under another number. */
function moveTo({ app, record: message }: Asked, box: ScriptRecord): void {
  if (habitsOf(app).movesNothing) return;
  const number = storeOf(app).move(rowOf(message), String(box.props["name"]));
  remove(app, message);
  (box.elements["messages"] ??= []).unshift(record("message", number));
}

function trash(asked: Asked): void {
  const { app, record: message } = asked;
  const bin = boxFor(app, "Trash");
  if (bin.elements["messages"]?.includes(message)) {
    storeOf(app).remove(rowOf(message));
    remove(app, message);
  } else moveTo(asked, bin);
}

function mark(
  { app, record: one }: Asked,
  marks: { readonly read?: boolean; readonly flagged?: boolean },
): void {
  if (!habitsOf(app).marksNothing) storeOf(app).set(rowOf(one), marks);
}

const message: TermClass = {
  properties: {
    messageId: ofRow(({ messageId }) => messageId.replace(/^<|>$/g, "")),
    subject: ofRow(({ subject }) => subject),
    sender: ofRow(({ from }) =>
      from.name === "" ? from.address : `${from.name} <${from.address}>`,
    ),
    dateReceived: ofRow(({ at }) => new Date(at)),
    readStatus: {
      get: ({ app, record: one }) => !storeOf(app).row(rowOf(one)).unread,
      set: (asked, value) => mark(asked, { read: value === true }),
    },
    flaggedStatus: {
      get: ({ app, record: one }) => storeOf(app).row(rowOf(one)).flagged,
      set: (asked, value) => mark(asked, { flagged: value === true }),
    },
    content: {
      get: ({ app, record: one }) =>
        (storeOf(app).source(rowOf(one)) ?? "")
          .split(/\r?\n\r?\n/)
          .slice(1)
          .join("\n\n"),
    },
  },
  elements: {
    toRecipients: "toRecipient",
    ccRecipients: "ccRecipient",
    mailAttachments: "mailAttachment",
  },
  commands: {
    delete: trash,
    reply: (asked) => begunAnswer(asked),
    forward: (asked) => begunForward(asked),
  },
  onMove: moveTo,
};

/** An answer as Mail begins one: addressed, and in the thread. */
function begunAnswer({ app, mac, record: one }: Asked): ScriptRecord {
  const { from, subject, messageId } = storeOf(app).row(rowOf(one));
  const references = /^References: (.*)$/m.exec(storeOf(app).source(rowOf(one)) ?? "")?.[1];
  const made = record("outgoingMessage", mac.world.nextId++, {
    props: {
      subject: `Re: ${subject}`,
      content: "",
      thread: {
        inReplyTo: messageId,
        references: [references, messageId].filter(Boolean).join(" "),
      },
    },
    elements: { toRecipients: [record("toRecipient", mac.world.nextId++, { props: { ...from } })] },
  });
  (rootOf(app).elements["outgoingMessages"] ??= []).push(made);
  return made;
}

/** A mail that is sent on as Mail begins one: to nobody yet, with what is attached. */
function begunForward({ app, mac, record: one }: Asked): ScriptRecord {
  const { subject } = storeOf(app).row(rowOf(one));
  const source = storeOf(app).source(rowOf(one)) ?? "";
  const props = { subject: `Fwd: ${subject}`, content: "", attached: attachedIn(source) };
  const made = record("outgoingMessage", mac.world.nextId++, { props });
  (rootOf(app).elements["outgoingMessages"] ??= []).push(made);
  return made;
}

/** The parts of a mail that are attached to it, each with its headers. */
function attachedIn(source: string): readonly string[] {
  const boundary = /boundary="?([^"\s]+)"?/.exec(source)?.[1];
  if (boundary === undefined) return [];
  const parts = source.split(`--${boundary}`).slice(1, -1);
  return parts
    .map((part) => part.trim())
    .filter((part) => /^Content-Disposition: attachment/m.test(part));
}

/** What was composed, as Mail files it. */
function composed({ app, mac, record: outgoing }: Asked): Omit<NewStoredMail, "mailbox"> {
  const { subject = "", content = "", thread } = outgoing.props;
  const people = (kind: string) =>
    (outgoing.elements[kind] ?? []).map(({ props }) => ({
      name: String(props["name"] ?? ""),
      address: String(props["address"] ?? ""),
    }));
  const [to, cc] = [people("toRecipients"), people("ccRecipients")];
  const root = rootOf(app);
  // Set up by whoever made the world.
  const from = root.props["owner"] as { name: string; address: string };
  const messageId = `<${mac.world.nextId++}@mac.example>`;
  // Written by begunAnswer above.
  const answer = thread as { inReplyTo: string; references: string } | undefined;
  const source = [
    `From: ${said([from])}`,
    `To: ${said(to)}`,
    ...(cc.length > 0 ? [`Cc: ${said(cc)}`] : []),
    `Subject: ${encoded(String(subject))}`,
    `Date: ${new Date(mac.world.now).toUTCString()}`,
    `Message-ID: ${messageId}`,
    ...(answer ? [`In-Reply-To: ${answer.inReplyTo}`, `References: ${answer.references}`] : []),
    "MIME-Version: 1.0",
    // Above what was composed Mail leaves a line of its own.
    // Written by begunForward above.
    ...bodyOf(`\n${String(content)}`, (outgoing.props["attached"] ?? []) as readonly string[]),
  ].join("\n");
  return { from, to, cc, subject: String(subject), at: mac.world.now, messageId, source };
}

function store(app: AppWorld, mail: Omit<NewStoredMail, "mailbox">, use: MailUse): void {
  const mailbox = habitsOf(app).names[use];
  const number = storeOf(app).add({ ...mail, mailbox });
  (boxFor(app, use).elements["messages"] ??= []).unshift(record("message", number));
}

function bodyOf(text: string, attached: readonly string[]): readonly string[] {
  const plain = ["Content-Type: text/plain; charset=utf-8", "", text];
  if (attached.length === 0) return plain;
  const parts = [plain.join("\n"), ...attached].map((part) => `--along\n${part}`);
  return ["Content-Type: multipart/mixed; boundary=along", "", ...parts, "--along--"];
}

function said(people: readonly { readonly name: string; readonly address: string }[]): string {
  return people.map(({ name, address }) => `${encoded(name)} <${address}>`.trim()).join(", ");
}

function encoded(text: string): string {
  if (!/[^\x20-\x7e]/.test(text) && text.length < 70) return text;
  return `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
}

const recipient: TermClass = { properties: { name: "rw", address: "rw" } };

/** Mail, as far as our scripts talk to it, over the files of a home. */
export const mail: Dictionary = {
  app: "Mail",
  bundle: "com.apple.mail",
  classes: {
    application: {
      properties: { inbox: { get: ({ app }) => boxFor(app, "INBOX") } },
      elements: {
        accounts: "account",
        mailboxes: "mailbox",
        outgoingMessages: "outgoingMessage",
      },
    },
    account: { properties: { name: "r" }, elements: { mailboxes: "mailbox" } },
    mailbox: { properties: { name: "r" }, elements: { messages: "message" } },
    message,
    outgoingMessage: {
      properties: { subject: "rw", content: "rw", visible: "rw", sender: "rw" },
      elements: { toRecipients: "toRecipient", ccRecipients: "ccRecipient" },
      commands: {
        save: (asked) => store(asked.app, { ...composed(asked), isDraft: true }, "Drafts"),
        send: (asked) => {
          if (rootOf(asked.app).props["sendingFails"] === true) return false;
          const { sentAfterMs } = habitsOf(asked.app);
          const { now } = asked.mac.world;
          const { props } = rootOf(asked.app);
          // Ours: what deliverMail reads.
          const queued = (props["queued"] ?? []) as readonly Filed[];
          const mail = { ...composed(asked), mailbox: "", dueAt: now + (sentAfterMs ?? Infinity) };
          props["queued"] = [...queued, mail];
          deliverMail(asked.app, now);
          return true;
        },
      },
    },
    toRecipient: recipient,
    ccRecipient: recipient,
    mailAttachment: { properties: { name: "r" } },
  },
};

/** Mail with the mails of a store in it, as it looks after it was opened. */
export function mailRoot(
  home: string,
  owner: { name: string; address: string },
  changes: Partial<MailHabits> = {},
): ScriptRecord {
  const store = new MailStore(home);
  const habits: MailHabits = {
    names: ENGLISH,
    sentAfterMs: 0,
    movesNothing: false,
    marksNothing: false,
    ...changes,
  };
  const boxes = Object.values(habits.names).map((name) => {
    store.makeMailbox(name);
    return record("mailbox", name, { props: { name }, elements: { messages: [] } });
  });
  const account = record("account", ACCOUNT, {
    props: { name: "Home" },
    elements: { mailboxes: boxes },
  });
  const root = record("application", 0, {
    props: { home, owner, habits },
    elements: { accounts: [account], mailboxes: [], outgoingMessages: [] },
  });
  for (const number of store.numbers()) showMail(root, number, store.row(number).mailbox);
  return root;
}

/** A mail that has come into the files comes into the app. */
export function showMail(root: ScriptRecord, number: number, mailbox: string): void {
  const boxes = root.elements["accounts"]?.[0]?.elements["mailboxes"] ?? [];
  const box = boxes.find(({ props }) => props["name"] === mailbox);
  box?.elements["messages"]?.unshift(record("message", number));
}
