import type { Mac } from "./mac.ts";
import type { AppWorld } from "./world.ts";

/** An object of an app, as plain JSON: its properties, and what it contains by element name (`messages`). */
export type ScriptRecord = {
  readonly class: string;
  readonly id: string | number;
  props: Record<string, unknown>;
  elements: Record<string, ScriptRecord[]>;
};

/** What a property or command is given: the object, its app, and the process that asks. */
export type Asked = { readonly record: ScriptRecord; readonly app: AppWorld; readonly mac: Mac };

export type TermProperty =
  | "r"
  | "rw"
  | {
      readonly get: (asked: Asked) => unknown;
      readonly set?: (asked: Asked, value: unknown) => void;
    };

/** A command of an object or of the app. Arguments that were specifiers come as their records. */
export type TermCommand = (asked: Asked, ...args: unknown[]) => unknown;

export type TermClass = {
  readonly properties: Readonly<Record<string, TermProperty>>;
  /** Element name to class name: `messages` to `message`; or to a view of what lies in other containers. */
  readonly elements?: Readonly<Record<string, string | TermView>>;
  readonly commands?: Readonly<Record<string, TermCommand>>;
  /** Called when one is made and pushed into a container. */
  readonly onPush?: (asked: Asked) => void;
  /** Called instead of moving the record, where moving means more than that. */
  readonly onMove?: (asked: Asked, to: ScriptRecord) => void;
};

/** Elements an app works out, such as those that are elsewhere too: a new one goes `into` where they lie, if anywhere. */
export type TermView = {
  readonly class: string;
  readonly find: (record: ScriptRecord) => readonly ScriptRecord[];
  readonly into?: (record: ScriptRecord) => ScriptRecord[];
};

/** The words an app knows: every word that isn't here throws. `application` is the root's class. */
export type Dictionary = {
  readonly app: string;
  readonly bundle: string;
  readonly classes: Readonly<Record<string, TermClass>> & { readonly application: TermClass };
  /** What happens in the app by itself once an event has been answered, such as a sync. */
  readonly afterEvent?: (app: AppWorld) => void;
};

/** An error of an Apple event, with the number everything is known by. */
export class ScriptingError extends Error {
  readonly errorNumber: number;

  constructor(errorNumber: number, message: string) {
    super(message);
    this.errorNumber = errorNumber;
  }
}

export function record(
  kind: string,
  id: string | number,
  { props = {}, elements = {} }: Partial<Pick<ScriptRecord, "props" | "elements">> = {},
): ScriptRecord {
  return { class: kind, id, props, elements };
}

/** An app of the world whose root holds these elements. */
export function appWorld(
  elements: ScriptRecord["elements"],
  changes: Partial<AppWorld> & { readonly props?: Record<string, unknown> } = {},
): AppWorld {
  const { props = {}, ...rest } = changes;
  return {
    isInstalled: true,
    isRunning: true,
    grant: "granted",
    eventMs: 20,
    rowMs: 0,
    events: 0,
    isHanging: false,
    data: { root: record("application", 0, { props, elements }) },
    ...rest,
  };
}

/** The root object of an app. */
export function rootOf(app: AppWorld): ScriptRecord {
  // Made by appWorld, here or in the process that wrote the world down.
  return app.data["root"] as ScriptRecord;
}
