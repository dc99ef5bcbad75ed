import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readMusic } from "../../../src/host/embedded/music/music-library.ts";
import type { Host } from "../../../src/host/host.ts";
import { htmlOf } from "../../../src/host/macos/notes/note-html.ts";
import type { ProgramWorld } from "../mac-bin/fake-programs.ts";
import { ChatStore } from "./databases/chat-store.ts";
import { MailStore } from "./databases/mail-store.ts";
import type { ScriptRecord } from "./dictionary.ts";
import { appWorld, record } from "./dictionary.ts";
import { mailRoot } from "./mail-dictionary.ts";
import { noteRecord } from "./notes-dictionary.ts";
import type { MacWorld } from "./world.ts";

type Filling = { readonly home: string; readonly host: Host; readonly programs: ProgramWorld };

/** As many of each as a sample home has, and more. */
const ALL = 1_000;

/** Puts mails, chats, notes, music, shortcuts and apps of a sample home into those of a Mac. */
export async function fillApps(world: MacWorld, filling: Filling): Promise<void> {
  const { home, host, programs } = filling;
  programs.home = home;
  await fillMail(world, filling);
  fillChats(world, home);
  await fillNotes(world, host);
  await fillMusic(world, join(home, "music"));
  for (const [at, { name }] of (await host.shortcuts.all()).entries()) {
    const id = `8A0E3C5D-1B2F-4C6D-8E9F-${String(at).padStart(12, "0")}`;
    programs.shortcuts.push({ id, name, does: name === "Shout" ? "shouts" : "says nothing" });
  }
  for (const { name } of await host.apps.all()) {
    mkdirSync(join(home, "Applications", `${name}.app`), { recursive: true });
  }
}

async function fillMail(world: MacWorld, { home, host }: Filling): Promise<void> {
  const store = new MailStore(home);
  const files = readdirSync(join(home, "mail"), { recursive: true, encoding: "utf8" });
  const { rows } = await host.mail.search({ limit: ALL });
  for (const row of rows.toReversed()) {
    const { cc, messageId } = await host.mail.read(row.id);
    const file = files.find((each) => each.split("/").at(-1)?.split(":")[0] === row.id);
    store.add({
      ...row,
      cc,
      at: row.date,
      ...(messageId === undefined ? {} : { messageId }),
      ...(file ? { source: readFileSync(join(home, "mail", file), "utf8") } : {}),
    });
  }
  const sent = rows.find(({ mailbox }) => mailbox === "Sent");
  world.apps["Mail"] = appWorld({});
  world.apps["Mail"].data["root"] = mailRoot(home, sent?.from ?? { name: "", address: "" });
}

function fillChats(world: MacWorld, home: string): void {
  world.apps["Messages"] = appWorld({});
  const store = new ChatStore(home);
  store.make();
  const database = new DatabaseSync(join(home, "messages.db"), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT m.text, m.is_from_me AS own, m.is_read AS seen, m.date / 1000000 + 978307200000 AS at,
        c.display_name AS title, s.id AS sender, group_concat(h.id, char(31)) AS others
        FROM message m JOIN chat_message_join j ON j.message_id = m.ROWID JOIN chat c ON c.ROWID = j.chat_id
        JOIN chat_handle_join k ON k.chat_id = c.ROWID JOIN handle h ON h.ROWID = k.handle_id
        LEFT JOIN handle s ON s.ROWID = m.handle_id GROUP BY m.ROWID ORDER BY m.ROWID`,
    )
    .all();
  database.close();
  for (const row of rows) {
    store.add({
      with: String(row["others"]).split("\x1f"),
      ...(row["title"] ? { group: String(row["title"]) } : {}),
      ...(row["own"] === 1 ? {} : { from: String(row["sender"]) }),
      text: String(row["text"]),
      at: Number(row["at"]),
      unread: row["seen"] === 0 && row["own"] === 0,
    });
  }
}

async function fillNotes(world: MacWorld, host: Host): Promise<void> {
  const folder = (name: string, isTrash = false): ScriptRecord =>
    record("folder", `folder-${name}`, {
      props: { name, isTrash },
      elements: { folders: [], notes: [] },
    });
  const folders = [folder("Notes"), folder("Recently Deleted", true)];
  for (const { name } of await host.notes.folders()) folders.push(folder(name));
  for (const { id } of await host.notes.all()) {
    const note = await host.notes.read(id);
    const text = note.text.replace(/^# .*\n+/, "").trimEnd();
    const body = htmlOf(`${note.title}\n${text}`);
    const into = folders.find(({ props }) => props["name"] === (note.folder || "Notes"));
    into?.elements["notes"]?.push(noteRecord(`note-${id}`, { body, modified: note.modified }));
  }
  const account = record("account", "local", {
    props: { name: "On My Mac" },
    elements: { folders },
  });
  world.apps["Notes"] = appWorld({ accounts: [account] });
}

async function fillMusic(world: MacWorld, folder: string): Promise<void> {
  const { tracks, playlists } = await readMusic(folder);
  const made = new Map(
    tracks.map(({ path, title, artist, album }) => [
      path,
      record("track", path, { props: { name: title, artist, album } }),
    ]),
  );
  const lists = playlists.map(({ name, paths }) =>
    record("userPlaylist", `list-${name}`, {
      props: { name },
      elements: {
        tracks: paths.map((path) => {
          const props = { ...made.get(path)?.props, persistentID: path };
          return record("track", `${path} in ${name}`, { props });
        }),
      },
    }),
  );
  const library = record("libraryPlaylist", "library", {
    props: { name: "Library" },
    elements: { tracks: [...made.values()] },
  });
  const elements = { libraryPlaylists: [library], userPlaylists: lists };
  world.apps["Music"] = appWorld(elements, { isRunning: false });
}
