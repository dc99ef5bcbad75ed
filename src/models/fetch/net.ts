import { AssistantError, messageOf } from "../../errors.ts";

// The only file of the program that talks to a network, and only while weights are fetched.

/** A hub that doesn't answer within this gives way to the next source. */
const answerMs = 4_000;
/** A download without a byte for this long is broken off; it resumes where it was. */
const stallMs = 30_000;
const mostRedirects = 5;

export type RemoteFile = {
  /** Where the body begins: what was asked for, or 0 where the server starts over. */
  readonly from: number;
  /** The whole file's size, where the server says it. */
  readonly total: number | undefined;
  /** Names these bytes exactly, so that a download of them can be resumed. */
  readonly tag: string | undefined;
  readonly published: Published;
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection, whether the body was read or not. */
  readonly close: () => Promise<void>;
};

/** What the hub says of a file beside its bytes; nothing of it where it doesn't. */
export type Published = {
  readonly sha256: string | undefined;
  /** The commit that was answered with. */
  readonly revision: string | undefined;
};

/** Failure of a download that can be resumed. */
export const brokenOff = "broken_off";
/** Failure of a resumed download whose part is not one of the server's file. */
export const rangeRefused = "range_refused";

export type RemoteRequest = {
  readonly address: URL;
  readonly from: number;
  readonly tag: string | undefined;
  readonly signal: AbortSignal;
};

/** `hf:owner/repository/file` as the address of the file at a revision. */
export function hubAddress(uri: string, revision: string): URL {
  const [owner, repository, ...path] = uri.slice("hf:".length).split("/");
  return new URL(
    `https://huggingface.co/${owner}/${repository}/resolve/${revision}/${path.join("/")}`,
  );
}

/** Asks for a file from a byte on. Throws `unreachable` within seconds where nobody answers. */
export async function requestFile(request: RemoteRequest): Promise<RemoteFile> {
  let { address } = request;
  let published: Published = { sha256: undefined, revision: undefined };
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const response = await ask({ ...request, address });
    const said = publishedBy(response);
    published = {
      sha256: published.sha256 ?? said.sha256,
      revision: published.revision ?? said.revision,
    };
    const next = redirect(response, address);
    if (!next) return read(response, request, published);
    await response.body?.cancel();
    address = next;
  }
  throw unreachable(address, "it redirects without end");
}

async function ask({ address, from, tag, signal }: RemoteRequest): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error("no answer")), answerMs);
  const headers: Record<string, string> = { "accept-encoding": "identity" };
  if (from > 0 && tag) Object.assign(headers, { range: `bytes=${from}-`, "if-range": tag });
  try {
    const either = AbortSignal.any([signal, limit.signal]);
    return await fetch(address, { redirect: "manual", headers, signal: either });
  } catch (cause) {
    signal.throwIfAborted();
    throw unreachable(address, reasonOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

/** The next address of a redirect; leaving https is refused. */
function redirect(response: Response, address: URL): URL | undefined {
  const location = response.headers.get("location");
  if (response.status < 300 || response.status > 399 || !location) return undefined;
  const next = new URL(location, address);
  if (next.protocol === address.protocol || next.protocol === "https:") return next;
  throw unreachable(address, "it leads away from https");
}

function read(response: Response, request: RemoteRequest, published: Published): RemoteFile {
  const { status, headers } = response;
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("content-range") ?? "");
  const etag = headers.get("etag");
  const reader = response.body?.getReader();
  const file = {
    tag: etag && !etag.startsWith("W/") ? etag : undefined,
    published,
    body: chunks(reader, request),
    close: async () => reader?.cancel().catch(() => undefined), // it may have broken off already
  };
  if (status === 206 && range) return { ...file, from: Number(range[1]), total: Number(range[2]) };
  const length = Number(headers.get("content-length")) || undefined;
  if (status === 200) return { ...file, from: 0, total: length };
  void file.close();
  if (status !== 416) throw unreachable(request.address, `it answers ${status}`);
  throw new AssistantError(rangeRefused, `${request.address.host} has no such part`);
}

/** The body's chunks; `broken_off` where the connection ends early or nothing comes for a while. */
async function* chunks(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  request: RemoteRequest,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = await nextChunk(reader, request);
    if (!chunk) return;
    yield chunk;
  }
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  { address, signal }: RemoteRequest,
): Promise<Uint8Array | undefined> {
  let hasStalled = false;
  const timer = setTimeout(() => {
    hasStalled = true;
    void reader?.cancel();
  }, stallMs);
  try {
    const read = await reader?.read();
    if (hasStalled) throw new Error("nothing came for a while");
    return read?.value;
  } catch (cause) {
    signal.throwIfAborted();
    throw new AssistantError(brokenOff, `${address.host} broke off (${reasonOf(cause)})`, {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The hub says the hash of a large file and its commit in these headers, on the answer before the last redirect. */
function publishedBy({ headers }: Response): Published {
  const sha256 = /^"?([0-9a-f]{64})"?$/.exec(headers.get("x-linked-etag") ?? "")?.[1];
  const revision = /^[0-9a-f]{40}$/.exec(headers.get("x-repo-commit") ?? "")?.[0];
  return { sha256, revision };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return messageOf(cause);
}

function unreachable(address: URL, reason: string, cause?: unknown): AssistantError {
  return new AssistantError("unreachable", `${address.host} can't be reached (${reason})`, {
    cause,
  });
}
