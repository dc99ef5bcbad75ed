import { decodePart } from "./decode-part.ts";
import { htmlToText } from "./html-to-text.ts";
import type { MimePart } from "./mime-part.ts";
import { partsOf, readPart } from "./mime-part.ts";

type Piece = { readonly kind: "plain" | "html" | "other"; readonly part: MimePart };

/** A byte order mark, byte by byte. */
const UTF8_MARK = "\xef\xbb\xbf";
/** Between a mail and one it carries inside. */
const DIVIDER = "--------------------";

/**
 * What a mail says, as text: of alternatives the plain one, of several parts all that are text and no attachment,
 * the mails it carries inside after them. Finds a text wherever Python's email package finds one.
 */
export async function findText(source: Uint8Array): Promise<string> {
  const text = Buffer.from(source).toString("latin1");
  const whole = text.startsWith(UTF8_MARK) ? text.slice(UTF8_MARK.length) : text;
  const lines = whole.includes("\n") ? whole : whole.replaceAll("\r", "\n");
  return textOf(readPart(lines), 0);
}

async function textOf(part: MimePart, depth: number): Promise<string> {
  const { pieces, inside } = piecesOf(part, depth);
  const told = pieces.filter(({ kind }) => kind !== "other");
  const own = await Promise.all((told.length > 0 ? told : pieces).map(textOfPiece));
  const carried = await Promise.all(inside.map((each) => textOf(readPart(each.body), depth + 1)));
  const texts = [...own, ...carried.flatMap((each) => [DIVIDER, each])];
  return (own.length === 0 ? texts.slice(1) : texts)
    .filter((each) => each.trim() !== "")
    .join("\n\n");
}

type Pieces = { readonly pieces: readonly Piece[]; readonly inside: readonly MimePart[] };

function piecesOf(part: MimePart, depth: number): Pieces {
  const { type } = part;
  const isRoot = depth === 0;
  if (type === "message/rfc822") return { pieces: [], inside: depth > INSIDE_LIMIT ? [] : [part] };
  if (!type.startsWith("multipart/")) {
    const kind = part.isAttachment && !isRoot ? undefined : kindOf(type);
    return { pieces: kind ? [{ kind, part }] : [], inside: [] };
  }
  const parts = partsOf(part, depth);
  // Without a part it is a text that only says it has some.
  if (parts.length === 0) return { pieces: [{ kind: "plain", part }], inside: [] };
  const children = parts.map((child) => piecesOf(child, depth + 1));
  if (type === "multipart/alternative") return bestOf(children);
  return {
    pieces: children.flatMap(({ pieces }) => pieces),
    inside: children.flatMap(({ inside }) => inside),
  };
}

const INSIDE_LIMIT = 10;

/** Of what says the same in several ways: the plain one, else one in HTML. */
function bestOf(children: readonly Pieces[]): Pieces {
  for (const wanted of ["plain", "html"] as const) {
    const found = children.find(({ pieces }) => pieces.some(({ kind }) => kind === wanted));
    if (found) return found;
  }
  return children[0] ?? { pieces: [], inside: [] };
}

function kindOf(type: string): Piece["kind"] | undefined {
  if (type === "text/plain") return "plain";
  if (type === "text/html") return "html";
  return type.startsWith("text/") && type !== "text/calendar" ? "other" : undefined;
}

async function textOfPiece({ kind, part }: Piece): Promise<string> {
  const text = await decodePart(part);
  if (kind === "html") return htmlToText(text);
  return part.parameters.get("format")?.toLowerCase() === "flowed" ? joinFlowed(text, part) : text;
}

/** Lines that end in a blank go on (RFC 3676); the blank itself goes where the mail says so. */
function joinFlowed(text: string, { parameters }: MimePart): string {
  const isBlankGone = parameters.get("delsp")?.toLowerCase() === "yes";
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (!line.endsWith(" ") || line === "-- ") return `${line}\n`;
      return isBlankGone ? line.slice(0, -1) : line;
    })
    .join("");
}
