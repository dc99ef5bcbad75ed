import { dictionaries } from "./dictionaries.ts";
import type { Dictionary } from "./dictionary.ts";
import { record, ScriptingError } from "./dictionary.ts";
import type { Mac } from "./mac.ts";
import type { ScriptedApp } from "./specifier.ts";
import { given, pendingObject, removeRecord, rootSpecifier, sendEvent } from "./specifier.ts";
import { additions } from "./standard-additions.ts";
import { nextId } from "./world.ts";

/** `Application`, `Path` and what else a script finds without the bridge. */
export function scriptingGlobals(mac: Mac): Record<string, unknown> {
  const Application = (name: string): object => {
    const dictionary = dictionaries.find(({ app, bundle }) => app === name || bundle === name);
    const app = dictionary && mac.world.apps[dictionary.app];
    if (!dictionary || !app?.isInstalled) {
      throw new ScriptingError(-2700, "Application can't be found.");
    }
    return appObject({ mac, app, dictionary });
  };
  Application.currentApplication = () => currentApplication(mac);
  return { Application, Path: (path: string) => ({ path, toString: () => path }) };
}

type Settings = { includeStandardAdditions: boolean };

/** The app itself: its root object, and what every app can be told. */
function appObject(scripted: ScriptedApp): object {
  const { app, dictionary, mac } = scripted;
  const settings: Settings = { includeStandardAdditions: false };
  const root = rootSpecifier(scripted);
  const start = (): void => {
    app.isRunning = true;
  };
  const own: Readonly<Record<string, unknown>> = {
    running: () => app.isRunning,
    activate: start,
    launch: start,
    quit: () => {
      app.isRunning = false;
    },
    delete: (which: object) => {
      sendEvent(scripted, 1);
      // A specifier stands for its record.
      removeRecord(scripted, given(which) as never);
    },
    make: (what: { new: string; at?: object; withProperties?: object }) => make(scripted, what),
    move: (which: object, { to }: { to: object }) => move(scripted, which, to),
    name: () => dictionary.app,
  };
  return new Proxy(() => undefined, {
    get(_, name) {
      if (typeof name === "symbol") return undefined;
      const isOwnWord = name in dictionary.classes.application.properties;
      if (Object.hasOwn(own, name) && !isOwnWord) return own[name];
      if (name === "includeStandardAdditions") return settings.includeStandardAdditions;
      if (settings.includeStandardAdditions && name in additions) return additions[name]?.(mac);
      const made = classNamed(dictionary, name);
      if (made !== undefined) {
        return (props: Record<string, unknown> = {}) =>
          pendingObject(scripted, newRecord(scripted, made, props));
      }
      return Reflect.get(root, name);
    },
    set(_, name, value) {
      if (name === "includeStandardAdditions") settings.includeStandardAdditions = value === true;
      else Reflect.set(root, name, value);
      return true;
    },
  });
}

function currentApplication(mac: Mac): object {
  const settings: Settings = { includeStandardAdditions: false };
  return new Proxy(settings, {
    get(_, name) {
      if (typeof name === "symbol") return undefined;
      if (name === "includeStandardAdditions") return settings.includeStandardAdditions;
      if (settings.includeStandardAdditions && name in additions) return additions[name]?.(mac);
      throw new ScriptingError(-1708, "Message not understood.");
    },
  });
}

/** `OutgoingMessage` makes an `outgoingMessage`. */
function classNamed({ classes }: Dictionary, name: string): string | undefined {
  if (!/^[A-Z]/.test(name)) return undefined;
  const own = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  return own in classes ? own : undefined;
}

function newRecord({ mac }: ScriptedApp, kind: string, props: Record<string, unknown>) {
  return record(kind, nextId(mac.world), { props: Object(given({ ...props })) });
}

function make(
  scripted: ScriptedApp,
  { new: kind, at, withProperties = {} }: { new: string; at?: object; withProperties?: object },
): object {
  const words = kind.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const made = newRecord(scripted, words, { ...withProperties });
  const object = pendingObject(scripted, made);
  // The container's own element of that class, as `push` finds it.
  const container: object = at ?? rootSpecifier(scripted);
  const elements = Reflect.get(container, "push") ? container : Reflect.get(container, `${words}s`);
  Reflect.get(Object(elements), "push")(object);
  return object;
}

function move(scripted: ScriptedApp, which: object, to: object): void {
  sendEvent(scripted, 1);
  const row = given(which) as ReturnType<typeof record>;
  const box = given(to) as ReturnType<typeof record>;
  const moved = scripted.dictionary.classes[row.class]?.onMove;
  if (moved) return moved({ ...scripted, record: row }, box);
  removeRecord(scripted, row);
  (box.elements[`${row.class}s`] ??= []).push(row);
}
