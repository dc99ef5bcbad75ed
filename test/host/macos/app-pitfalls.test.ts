import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HostFailure } from "../../../src/errors.ts";
import { createMacAudio } from "../../../src/host/macos/audio/create-mac-audio.ts";
import { createMacMail } from "../../../src/host/macos/mail/create-mac-mail.ts";
import { createMacMusic } from "../../../src/host/macos/music/create-mac-music.ts";
import { createMacNotes } from "../../../src/host/macos/notes/create-mac-notes.ts";
import { macPermissions } from "../../../src/host/macos/access/permissions.ts";
import { MailStore } from "../../helpers/jxa/databases/mail-store.ts";
import type { ScriptRecord } from "../../helpers/jxa/dictionary.ts";
import { appWorld, record, rootOf } from "../../helpers/jxa/dictionary.ts";
import { mailRoot } from "../../helpers/jxa/mail-dictionary.ts";
import { noteRecord } from "../../helpers/jxa/notes-dictionary.ts";
import { putMistakeBack } from "../../helpers/put-mistake-back.ts";
import { closed, type MacHome, makeMacHome } from "./mac-home.ts";

const ME = { name: "Robin", address: "robin@ellery.example" };
const ANNA = { name: "Anna", address: "anna@keller.example" };
const BOB = { name: "Bob", address: "bob@stone.example" };

type Pitfall = {
  readonly name: string;
  readonly right: string;
  readonly wrong: string;
  readonly holds: (mac: MacHome) => Promise<boolean>;
};

const noteIds = async (mac: MacHome): Promise<readonly string[]> =>
  (await createMacNotes(mac.tools).host.all()).map(({ id }) => id);
const failureIn = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "none",
    (error: unknown) => (error instanceof HostFailure ? error.failure : "thrown"),
  );
const mailId = async (mac: MacHome): Promise<string> =>
  (await createMacMail(mac.tools).host.recent({ limit: 1 })).rows[0]?.id ?? "";
const draftOf = (mac: MacHome): { source: string; to: string } => {
  const store = new MailStore(mac.home);
  const number = store.numbers().find((each) => store.row(each).mailbox === "Drafts") ?? 0;
  const to = store.row(number).to.map(({ address }) => address);
  return { source: store.source(number) ?? "", to: to.join(" ") };
};
const answer = async (mac: MacHome): Promise<void> => {
  const replyTo = await mailId(mac);
  const draft = { to: [BOB], cc: [], subject: "Re: Hello", body: "Yes", replyTo };
  await createMacMail(mac.tools).host.createDraft(draft);
};
const appOf = (mac: MacHome, name: string) => mac.world.apps[name] ?? appWorld({});

const PITFALLS: readonly Pitfall[] = [
  {
    name: "a property of the dictionary isn't called",
    right: "title: note.name()",
    wrong: "title: note.name",
    holds: async (mac) =>
      (await createMacNotes(mac.tools).host.read("note-plain")).title === "Plain",
  },
  {
    name: "notes are asked for one by one",
    right: "notes.name()",
    wrong: "ids.map((id) => notes.byId(id).name())",
    holds: async (mac) => {
      await noteIds(mac);
      return appOf(mac, "Notes").events < 40;
    },
  },
  {
    name: "the trash of Notes is taken for a folder",
    right: "!trashNames.includes(path[0])",
    wrong: "true",
    holds: async (mac) => !(await noteIds(mac)).includes("note-trashed"),
  },
  {
    name: "a body is set over what is attached to it",
    right: "note.attachments.length > 0",
    wrong: "false",
    holds: async (mac) => {
      const { host } = createMacNotes(mac.tools);
      return (await failureIn(host.append({ id: "note-map", text: "x" }))) === "refused";
    },
  },
  {
    name: "a locked note is asked for its text",
    right: "note.passwordProtected()) {",
    wrong: "false) {",
    holds: async (mac) =>
      (await failureIn(createMacNotes(mac.tools).host.read("note-locked"))) === "refused",
  },
  {
    name: "a stream without a name is a failure",
    right: "number === -1728 ||",
    wrong: "",
    holds: async (mac) => {
      mac.world.macos = 26;
      rootOf(appOf(mac, "Music")).props["streaming"] = true;
      return (await failureIn(createMacMusic(mac.tools).host.play({ query: "one" }))) === "none";
    },
  },
  {
    name: "an album is played on into the rest of the library",
    right: "music.play(queueOf(music, input))",
    wrong: "music.play(track(music, ids[0]))",
    holds: async (mac) => {
      const { host } = createMacMusic(mac.tools);
      await host.play({ query: "album", kind: "album" });
      await host.control("next");
      return (await host.control("next")).value.state === "stopped";
    },
  },
  {
    name: "a mail is looked for with whose",
    right: "messages.byId(number)",
    wrong: "messages.whose({ id: number })[0]",
    holds: async (mac) => {
      appOf(mac, "Mail").rowMs = 10_000;
      const marking = createMacMail(mac.tools).host.update({
        id: await mailId(mac),
        action: "flag",
      });
      return (await failureIn(marking)) === "none";
    },
  },
  {
    name: "another mail that got the number is taken for the one that was meant",
    right: "messageId !== null && found !==",
    wrong: "false && found !==",
    holds: async (mac) => {
      const id = await mailId(mac);
      // Mail was rebuilt meanwhile: the app's numbers are others than those of its index.
      const account = rootOf(appOf(mac, "Mail")).elements["accounts"]?.[0];
      const inbox = account?.elements["mailboxes"]?.find(({ props }) => props["name"] === "INBOX");
      const number = Number(id.split("/").at(-1));
      const other = new MailStore(mac.home).numbers().find((each) => each !== number);
      const swapped = inbox?.elements["messages"]?.map((row): ScriptRecord => ({
        ...row,
        id: number,
        props: { row: other },
      }));
      if (inbox && swapped) inbox.elements["messages"] = swapped;
      return (
        (await failureIn(createMacMail(mac.tools).host.update({ id, action: "flag" }))) ===
        "not_found"
      );
    },
  },
  {
    name: "an answer is written as a mail of its own",
    right: "input.replyTo === null ? made(mail, input) : begunAsAnswer(mail, input)",
    wrong: "made(mail, input)",
    holds: async (mac) => {
      await answer(mac);
      return draftOf(mac).source.includes("In-Reply-To: <hello@keller.example>");
    },
  },
  {
    name: "an answer also goes to whom Mail adds by itself",
    right: "recipients[at].delete()",
    wrong: "void 0",
    holds: async (mac) => {
      await answer(mac);
      return draftOf(mac).to === BOB.address;
    },
  },
  {
    name: "a level is set after the sound was switched off, which switches it on",
    right: "app.setVolume(null, { outputMuted: input.muted });",
    wrong:
      "app.setVolume(null, { outputMuted: input.muted }); app.setVolume(null, { outputVolume: input.level });",
    holds: async (mac) => {
      const { host } = createMacAudio(mac.tools);
      return (await host.setVolume({ level: 30, muted: true })).value.muted;
    },
  },
  {
    name: "a look at what is granted asks for it",
    right: "ANY, ANY, false",
    wrong: "ANY, ANY, true",
    holds: async (mac) => {
      const found = await macPermissions(mac.tools, closed);
      return found.find(({ name }) => name === "notes")?.state === "granted";
    },
  },
];

describe("the mistakes others made with the apps", () => {
  it.each(PITFALLS)("not made: $name", async ({ right, wrong, holds }) => {
    const isRight = async (edit: (source: string) => string): Promise<boolean> => {
      const mac = makeMacHome({ edit });
      fill(mac);
      try {
        return await holds(mac);
      } finally {
        mac.dispose();
      }
    };
    await putMistakeBack({ right, wrong, isRight });
  });

  it("not made: the one AppleScript sends to a buddy, uses a shell or builds a script", () => {
    const folder = "../../../src/host/macos/messages/send-text.applescript";
    const source = readFileSync(join(import.meta.dirname, folder), "utf8").replace(/^--.*$/gm, "");
    expect(source).toMatch(/participant target of \(1st account whose service type = iMessage\)/);
    expect(source).not.toMatch(/buddy|do shell script|run script|service type = any/);
  });
});

function fill({ world, home }: MacHome): void {
  const note = (id: string, changes: Record<string, unknown> = {}): ScriptRecord => {
    const made = noteRecord(`note-${id}`, { body: "<div>Plain</div><div>text</div>" });
    Object.assign(made.props, changes);
    return made;
  };
  const map = note("map");
  map.elements["attachments"] = [record("attachment", 1)];
  const many = Array.from({ length: 60 }, (_, at) => note(`${at}`));
  const folder = (name: string, notes: ScriptRecord[]): ScriptRecord =>
    record("folder", name, { props: { name }, elements: { folders: [], notes } });
  const locked = note("locked", { passwordProtected: true, name: "Locked" });
  const folders = [
    folder("Notes", [note("plain"), locked, map, ...many]),
    folder("Recently Deleted", [note("trashed")]),
  ];
  world.apps["Notes"] = appWorld({
    accounts: [record("account", "local", { elements: { folders } })],
  });
  const track = (name: string, album: string): ScriptRecord =>
    record("track", name, { props: { name, album, artist: "Band" } });
  const tracks = [track("One", "Album"), track("Two", "Album"), track("Three", "Other")];
  const library = record("libraryPlaylist", 1, { elements: { tracks } });
  world.apps["Music"] = appWorld({ libraryPlaylists: [library], userPlaylists: [] });
  world.apps["Messages"] = appWorld({});
  const store = new MailStore(home);
  const mail = { mailbox: "INBOX", from: ANNA, to: [ME], source: "Subject: x\n\nx" };
  store.add({
    ...mail,
    subject: "Older",
    at: world.now - 1_000_000,
    messageId: "<old@keller.example>",
  });
  store.add({ ...mail, subject: "Hello", at: world.now, messageId: "<hello@keller.example>" });
  world.apps["Mail"] = appWorld({});
  world.apps["Mail"].data["root"] = mailRoot(home, ME);
}
