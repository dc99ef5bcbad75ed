import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { joinScript, usedParts } from "../../../src/host/macos/script/join-script.ts";

/*
 * Every word the scripts say to Objective-C, against Apple's published headers: a misspelt selector or one argument too
 * few is undefined or an exception on a Mac, and the emulator knows only what somebody told it.
 */
const HEADERS = join(import.meta.dirname, "../../data/mac-headers.txt");
const FOLDER = "src/host/macos/scripts";

type Class = { readonly above: readonly string[]; readonly selectors: readonly string[] };
const classes = new Map<string, Class>(
  readFileSync(HEADERS, "utf8")
    .split("\n")
    .filter((line) => /^\w/.test(line))
    .map((line) => {
      const [, name = "", above = "", selectors = ""] =
        /^(\w+)(?: < ([\w ]+))?: (.*)$/.exec(line) ?? [];
      return [name, { above: above.split(" ").filter(Boolean), selectors: selectors.split(" ") }];
    }),
);

/** `saveEvent:span:commit:error:` is `saveEventSpanCommitError` with four arguments. */
const bridged = (selector: string): string => {
  const words = selector.split(":");
  const [first = "", ...rest] = selector.endsWith(":") ? words.slice(0, -1) : words;
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return `${name}/${words.length - 1}`;
};
/** Those of every object, which the headers of no class repeat. */
const OF_ALL = ["alloc/0", "init/0", "mutableCopy/0", "respondsToSelector/1"];
const wordsOf = (name: string): ReadonlySet<string> => {
  const { above = [], selectors = [] } = classes.get(name) ?? {};
  return new Set([
    ...selectors.map(bridged),
    ...above.flatMap((each) => [...wordsOf(each)]),
    ...OF_ALL,
  ]);
};
const anyWord = new Set([...classes.keys()].flatMap((name) => [...wordsOf(name)]));

/** What JavaScript and the bridge themselves know. */
const OWN = new Set(
  [Array, String, Map, Set, Date, Number, Object, JSON, Math, RegExp]
    .flatMap((each) => [each, Reflect.get(each, "prototype")])
    .filter((each) => each !== undefined)
    .flatMap((each) => Object.getOwnPropertyNames(each)),
);
for (const word of ["import", "unwrap", "js", "isNil", "bindFunction"]) OWN.add(word);
/** Fields of the request every script is given, of an Apple event's error, and what C itself has. */
const OTHERS = ["mayAsk", "deadlineMs", "bundles", "errorNumber", "NSUTF8StringEncoding"];
for (const word of [...OTHERS, "AEDeterminePermissionToAutomateTarget"]) OWN.add(word);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
type Use = { readonly word: string; readonly holder: string | undefined };

/** Each word after a dot, with its number of arguments; of a class named by `$.Class` also of which. */
function usesIn(source: string): {
  readonly uses: readonly Use[];
  readonly keys: ReadonlySet<string>;
} {
  const uses: Use[] = [];
  const keys = new Set<string>();
  const visit = (node: unknown, parent: Node | undefined): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, parent));
    if (!isNode(node)) return;
    if (node.type === "Property" && nameIn(node["key"])) keys.add(nameIn(node["key"]) ?? "");
    if (node.type === "MemberExpression" && node["computed"] === false)
      uses.push(useOf(node, parent));
    for (const each of Object.values(node)) visit(each, node);
  };
  visit(parseSync("script.js", source).program, undefined);
  return { uses, keys };
}

function useOf(node: Node, parent: Node | undefined): Use {
  const name = nameIn(node["property"]) ?? "";
  const isCalled = parent?.type === "CallExpression" && parent["callee"] === node;
  const isSet = parent?.type === "AssignmentExpression" && parent["left"] === node;
  const args = isCalled && Array.isArray(parent["arguments"]) ? parent["arguments"].length : 0;
  const setter = `set${name.charAt(0).toUpperCase()}${name.slice(1)}/1`;
  const object = node["object"];
  const isClass =
    isNode(object) && object.type === "MemberExpression" && nameIn(object["object"]) === "$";
  const holder = isClass ? nameIn(object["property"]) : undefined;
  return { word: isSet ? setter : `${name}/${args}`, holder };
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const nameIn = (value: unknown): string | undefined =>
  isNode(value) && value.type === "Identifier" ? String(value["name"]) : undefined;

/** Those of the program, and those the contracts over a real Mac make and remove their own records by. */
const scripts = [
  ...globSync(`${FOLDER}/*/*.js`),
  ...globSync("test/host/macos/own-stores/scripts/*.js"),
];
/** Scripts that speak to an app say words of its dictionary, which is no header. */
const speaksToApp = (file: string): boolean =>
  usedParts(readFileSync(file, "utf8")).includes("app") || /\/music\/|volume|selftest/.test(file);
const joined = (file: string): string => joinScript(relative(FOLDER, file).replace(/\.js$/, ""));

/** Words that are none: neither of a header, nor of JavaScript, nor a field of data of the script's own. */
function unknownIn(source: string): readonly string[] {
  const { uses, keys } = usesIn(source);
  const own = (word: string): boolean => {
    const name = word.split("/")[0] ?? "";
    const field = name.replace(/^set(\w)/, (_, first: string) => first.toLowerCase());
    return OWN.has(name) || keys.has(name) || keys.has(field);
  };
  return uses
    .filter(({ word, holder }) =>
      holder !== undefined && classes.has(holder)
        ? !wordsOf(holder).has(word)
        : !anyWord.has(word) && !own(word) && !classes.has(word.split("/")[0] ?? ""),
    )
    .map(({ word, holder }) => (holder === undefined ? word : `${holder}.${word}`));
}

describe("the words said to Objective-C", () => {
  it("are known from the headers", () => {
    expect(classes.size).toBeGreaterThan(30);
    expect(wordsOf("EKEventStore")).toContain("saveEventSpanCommitError/4");
    expect(wordsOf("EKReminder")).toContain("setTitle/1");
  });

  it.each(scripts.filter((file) => !speaksToApp(file)))("of %s are all in them", (file) => {
    expect(unknownIn(joined(file))).toEqual([]);
  });

  it.each([
    ["store.saveEventSpanCommitEror(a, b, c, d)", "saveEventSpanCommitEror/4"],
    ["store.saveEventSpanCommitError(a, b, c)", "saveEventSpanCommitError/3"],
    [
      "$.EKEventStore.autorizationStatusForEntityType(0)",
      "EKEventStore.autorizationStatusForEntityType/1",
    ],
    ["event.allDays = true", "setAllDays/1"],
    ["event.isDetatched", "isDetatched/0"],
  ])("that are wrong are found: %s", (source, found) => {
    expect(unknownIn(source)).toEqual([found]);
  });
});
