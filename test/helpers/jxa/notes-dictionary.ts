import type { Asked, Dictionary, ScriptRecord, TermClass } from "./dictionary.ts";
import { record, rootOf, ScriptingError } from "./dictionary.ts";
import type { AppWorld } from "./world.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** A body's text: a line a block, as Notes shows it. */
export function plainText(body: string): string {
  return body
    .replace(/<br\s*\/?>/gi, "")
    .replace(/<\/(?:div|p|li)>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n$/, "");
}

const bodyOf = (row: ScriptRecord): string => String(row.props["body"] ?? "");

/** Nothing of a locked note comes out but its name and dates. */
function opened(row: ScriptRecord): string {
  if (row.props["passwordProtected"] === true) {
    throw new ScriptingError(-10000, "AppleEvent handler failed.");
  }
  return bodyOf(row);
}

function parentOf(app: AppWorld, row: ScriptRecord): ScriptRecord {
  const parent = foldersIn(rootOf(app)).find((folder) => folder.elements["notes"]?.includes(row));
  if (!parent) throw new ScriptingError(-1728, "Can't get container.");
  return parent;
}

function foldersIn(container: ScriptRecord): readonly ScriptRecord[] {
  const accounts = (container.elements["accounts"] ?? []).flatMap(foldersIn);
  const own = container.elements["folders"] ?? [];
  return [...accounts, ...own, ...own.flatMap(foldersIn)];
}

/** A folder that is gone and still listed: nothing but its id is told. */
function unlessGhost(row: ScriptRecord): ScriptRecord {
  if (row.props["ghost"] === true) throw new ScriptingError(-1728, "Can't get object.");
  return row;
}

/** A note that syncing brings after so many events of this app: it is the first of its folder from then on. */
export type ArrivingNote = {
  readonly atEvent: number;
  readonly folder: string;
  readonly note: ScriptRecord;
};

function sync(app: AppWorld): void {
  const root = rootOf(app);
  // Set up by whoever made the world.
  const arriving = (root.props["arriving"] ?? []) as readonly ArrivingNote[];
  const due = arriving.filter(({ atEvent }) => atEvent <= app.events);
  if (due.length === 0) return;
  root.props["arriving"] = arriving.filter((each) => !due.includes(each));
  for (const { folder, note: come } of due) {
    const into = foldersIn(root).find(({ id }) => id === folder);
    (into ? (into.elements["notes"] ??= []) : []).unshift(come);
  }
}

/** A note's name is its first line. */
function nameOf(row: ScriptRecord): unknown {
  return row.props["name"] ?? plainText(bodyOf(row)).split("\n")[0];
}

/** Notes moves to its trash, whose name is in the user's language. */
function trash({ app, record: row }: Asked): void {
  const from = parentOf(app, row);
  from.elements["notes"] = (from.elements["notes"] ?? []).filter((each) => each !== row);
  const bin = foldersIn(rootOf(app)).find((folder) => folder.props["isTrash"] === true);
  (bin ? (bin.elements["notes"] ??= []) : []).push(row);
}

/** To the second: an Apple event has no more of a date. */
const seconds = (ms: number): Date => new Date(Math.floor(ms / 1_000) * 1_000);
const dateOf = (row: ScriptRecord, name: string): Date => seconds(Number(row.props[name] ?? 0));

const note: TermClass = {
  properties: {
    name: { get: ({ record: row }) => nameOf(row) },
    container: { get: ({ app, record: row }) => parentOf(app, row) },
    body: {
      get: ({ record: row }) => opened(row),
      set: ({ record: row, mac }, value) => {
        opened(row);
        // What was attached is gone with the body it was in.
        row.elements["attachments"] = [];
        row.props["body"] = String(value);
        row.props["modified"] = mac.world.now;
      },
    },
    plaintext: { get: ({ record: row }) => plainText(opened(row)) },
    creationDate: { get: ({ record: row }) => dateOf(row, "created") },
    modificationDate: { get: ({ record: row }) => dateOf(row, "modified") },
    passwordProtected: { get: ({ record: row }) => row.props["passwordProtected"] === true },
  },
  elements: { attachments: "attachment" },
  commands: { delete: trash },
  onPush: ({ record: row, mac }) => {
    row.props["created"] = mac.world.now;
    row.props["modified"] = mac.world.now;
  },
};

/** Notes, as far as our scripts talk to it. */
export const notes: Dictionary = {
  app: "Notes",
  bundle: "com.apple.Notes",
  classes: {
    application: {
      properties: { defaultAccount: { get: ({ record: root }) => root.elements["accounts"]?.[0] } },
      elements: {
        accounts: "account",
        folders: { class: "folder", find: foldersIn },
        notes: {
          class: "note",
          find: (root) => foldersIn(root).flatMap((folder) => folder.elements["notes"] ?? []),
        },
      },
    },
    account: {
      properties: {
        name: "r",
        defaultFolder: { get: ({ record: account }) => account.elements["folders"]?.[0] },
      },
      // All of an account's folders, those inside others among them.
      elements: { folders: { class: "folder", find: foldersIn } },
    },
    folder: {
      properties: { name: { get: ({ record: folder }) => unlessGhost(folder).props["name"] } },
      elements: {
        folders: {
          class: "folder",
          find: (folder) => unlessGhost(folder).elements["folders"] ?? [],
        },
        notes: {
          class: "note",
          find: (folder) => unlessGhost(folder).elements["notes"] ?? [],
          into: (folder) => (unlessGhost(folder).elements["notes"] ??= []),
        },
      },
    },
    note,
    attachment: { properties: { name: "r" } },
  },
  afterEvent: sync,
};

/** A note of a world. */
export function noteRecord(
  id: string,
  { body, modified = 0 }: { readonly body: string; readonly modified?: number },
): ScriptRecord {
  return record("note", id, { props: { body, modified, created: modified } });
}
