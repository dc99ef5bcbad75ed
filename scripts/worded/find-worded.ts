import { parseSync } from "oxc-parser";

/** An expression or a word list in the letters of a language, where it stands. */
export type Worded = {
  readonly kind: "expression" | "words";
  readonly line: number;
  readonly text: string;
};

/**
 * The expressions and word lists of a source file that hold words: two letters in a row. Not counted:
 * escapes and classes (`\p{Lu}`, `[a-z]`), and lists of the program's own terms (`terms`).
 */
export function findWorded(
  file: string,
  source: string,
  terms: ReadonlySet<string>,
): readonly Worded[] {
  const found: Worded[] = [];
  const visit = (node: Node): void => {
    const kind = kindOf(node, terms);
    if (kind === undefined) {
      for (const child of childrenOf(node)) visit(child);
      return;
    }
    const text = source.slice(node.start, node.end);
    found.push({ kind, line: source.slice(0, node.start).split("\n").length, text });
  };
  visit(programOf(file, source));
  return found;
}

/**
 * A file's own terms, which are no words: strings that are types, names of the members of types, and
 * where it defines a tool the names of its fields and the kinds they are of.
 */
export function termsIn(file: string, source: string): readonly string[] {
  const terms: string[] = [];
  const visit = (node: Node): void => {
    terms.push(...termsOf(node, TOOLS.test(file)));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(programOf(file, source));
  return terms.filter((term) => term !== "");
}

const KINDS = new Set(["kind", "of", "gives"]);

const TOOLS = /^tools\//;

function termsOf(node: Node, isTool: boolean): readonly string[] {
  const name = nameOf(node["key"]) ?? "";
  if (node.type === "TSLiteralType") return [stringOf(node["literal"]) ?? ""];
  if (node.type === "TSPropertySignature") return [name];
  if (node.type !== "Property" || !isTool) return [];
  return KINDS.has(name) ? [name, stringOf(node["value"]) ?? ""] : [name];
}

/** A node of the tree: its other members are known by the name of its type alone. */
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
};

function programOf(file: string, source: string): Node {
  // Every node of the tree has these members.
  return parseSync(file, source).program as unknown as Node;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

function kindOf(node: Node, terms: ReadonlySet<string>): Worded["kind"] | undefined {
  if (isType(node)) return undefined;
  const pattern = patternOf(node);
  if (pattern !== undefined) return hasWord(pattern) ? "expression" : undefined;
  return isWordList(node, terms) ? "words" : undefined;
}

function isType({ type }: Node): boolean {
  return type.startsWith("TS") || type === "ImportDeclaration";
}

/** The source of an expression: a literal, what is given to `RegExp` as it is, a part of one (`String.raw`). */
function patternOf(node: Node): string | undefined {
  const { regex } = node;
  if (typeof regex === "object" && regex !== null && "pattern" in regex) {
    return String(regex.pattern);
  }
  const { tag, quasi } = node;
  if (isNode(tag) && tag["object"] && nameOf(tag["property"]) === "raw") return stringOf(quasi);
  const text = stringOf(node);
  return text !== undefined && PART_OF_EXPRESSION.test(text) ? text : undefined;
}

/** Words that are chosen from, as only an expression has them: `me|us`, `(?:the|a)`. */
const PART_OF_EXPRESSION = /^[^\s`$]*\p{L}{2}['’?\]\s\p{L}-]*\|[\p{L}(]|\(\?:/u;
/** What has letters and says no word: escapes, names of groups, classes. */
const NO_WORDS = /\\[pP]\{[^}]*\}|\\u\{?[\dA-Fa-f]+\}?|\\k<[^>]*>|\(\?<\w+>|\\[A-Za-z]|\[[^\]]*\]/g;
const WORD = /[\p{L}]{2}/u;

function hasWord(pattern: string): boolean {
  return WORD.test(pattern.replaceAll(NO_WORDS, " "));
}

/** Words in one string ("to on at"), in an array, or as the keys of pairs. */
function isWordList(node: Node, terms: ReadonlySet<string>): boolean {
  const text = splitText(node);
  if (text !== undefined) return wordsIn(text).length > 1;
  if (node.type !== "ArrayExpression") return false;
  const members = childrenOf(node);
  const strings = members.map(stringsOf);
  if (members.length < 2 || !strings.every(([key]) => key !== undefined && isSaid(key)))
    return false;
  return !strings
    .flat()
    .filter(isSaid)
    .every((one) => terms.has(one));
}

/** `"to on at".split(" ")`, and what a function named `words` is given. */
function splitText({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== "CallExpression" || !isNode(callee)) return undefined;
  if (nameOf(callee["property"]) === "split") return joinedOf(callee["object"]);
  const [first] = Array.isArray(given) ? given : [];
  return nameOf(callee) === "words" ? stringOf(first) : undefined;
}

/** A string, also one that is put together of several lines. */
function joinedOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "ParenthesizedExpression") return joinedOf(node["expression"]);
  if (node.type !== "BinaryExpression") return stringOf(node);
  const [left, right] = [joinedOf(node["left"]), joinedOf(node["right"])];
  return left === undefined || right === undefined ? undefined : left + right;
}

function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => WORD.test(word));
}

/** What people say: small letters, with no sign of a path, a name of a field or a sentence of a program. */
function isSaid(text: string): boolean {
  return /^[\p{Ll}'’ -]+$/u.test(text) && WORD.test(text);
}

/** A string, or those of a pair that begins with one. */
function stringsOf(node: Node): readonly string[] {
  const parts = node.type === "ArrayExpression" ? childrenOf(node) : [node];
  return stringOf(parts[0]) === undefined ? [] : parts.flatMap((part) => stringOf(part) ?? []);
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return typeof node["name"] === "string" ? node["name"] : stringOf(node);
}

/** What a string or a template says, without what is put into it. */
function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") {
    return typeof node["value"] === "string" ? node["value"] : undefined;
  }
  const quasis = node.type === "TemplateLiteral" ? node["quasis"] : undefined;
  if (!Array.isArray(quasis)) return undefined;
  return quasis
    .map((quasi: { readonly value: { readonly raw: string } }) => quasi.value.raw)
    .join(" ");
}
