/** One part of a mail as it was sent: bytes are the characters U+0000 to U+00FF of these strings. */
export type MimePart = {
  /** `text/plain` for a part that doesn't say, or says nonsense. */
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly isAttachment: boolean;
  readonly encoding: string;
  readonly body: string;
};

/** A header line: a name and a colon, with a blank between them where a program was careless. */
const HEADER = /^([!-9;-~]+)[ \t]*:(.*)$/s;
const TYPE = /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$|\(|\s)/;
const PARAMETER = /;\s*([^\s=;]+?)(?:\*(?:0\*?)?)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;\s]*))/g;
/** Parts nested deeper hide what nobody reads. */
const DEPTH_LIMIT = 30;

/** Takes a part into header and body. What follows the last header is the body, with or without the blank line between. */
export function readPart(source: string, usualType = "text/plain"): MimePart {
  const { headers, body } = splitHeader(source);
  const said = TYPE.exec(headers.get("content-type") ?? "")?.[1]?.toLowerCase();
  return {
    type: said ?? (headers.has("content-type") ? "text/plain" : usualType),
    parameters: parametersOf(headers.get("content-type") ?? ""),
    isAttachment: /^\s*attachment/i.test(headers.get("content-disposition") ?? ""),
    encoding: (headers.get("content-transfer-encoding") ?? "").trim().toLowerCase(),
    body,
  };
}

/** The parts of a multipart: closed or not, with trailing blanks at their boundaries; none where there is no boundary. */
export function partsOf({ type, parameters, body }: MimePart, depth: number): readonly MimePart[] {
  const boundary = parameters.get("boundary")?.trimEnd();
  if (!type.startsWith("multipart/") || !boundary || depth > DEPTH_LIMIT) return [];
  const usual = type === "multipart/digest" ? "message/rfc822" : "text/plain";
  const pieces: string[][] = [];
  for (const line of body.split("\n")) {
    const bare = line.trimEnd();
    if (bare === `--${boundary}--`) break;
    if (bare === `--${boundary}`) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return pieces.map((lines) => readPart(lines.join("\n"), usual));
}

function splitHeader(source: string): {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
} {
  const headers = new Map<string, string>();
  let last = "";
  let at = 0;
  while (at < source.length) {
    const next = nextLine(source, at);
    const line = source.slice(at, next).replace(/\r?\n$/, "");
    if (line.trim() === "") return { headers, body: source.slice(next) };
    const [, name, value = ""] = HEADER.exec(line) ?? [];
    if (/^[ \t]/.test(line)) headers.set(last, `${headers.get(last) ?? ""} ${line.trim()}`);
    else if (name === undefined) {
      if (!isBetweenHeaders(source, { at, next })) break;
    } else {
      last = name.toLowerCase();
      // Of a header that comes twice the first counts.
      if (headers.has(last)) last = `${last} again`;
      headers.set(last, value);
    }
    at = next;
  }
  return { headers, body: source.slice(at) };
}

/** A line that is none may stand among headers, or at their top as mailboxes in one file begin their mails. */
function isBetweenHeaders(
  source: string,
  { at, next }: { readonly at: number; readonly next: number },
): boolean {
  if (at === 0 && /^>?From /.test(source)) return true;
  const following = source.slice(next, nextLine(source, next));
  return HEADER.test(following.trimEnd()) && at > 0;
}

function nextLine(source: string, at: number): number {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end + 1;
}

function parametersOf(value: string): ReadonlyMap<string, string> {
  const found = [...value.matchAll(PARAMETER)].map(([, name = "", quoted, plain]) => {
    const text = (quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "").trim();
    // RFC 2231 writes a character set and a language before the value.
    return [name.toLowerCase(), text.replace(/^[\w-]*'[\w-]*'/, "")] as const;
  });
  return new Map(found.toReversed());
}
