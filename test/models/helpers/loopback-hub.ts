import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type Hub = AsyncDisposable & {
  readonly addressOf: (uri: string, revision: string) => URL;
  /** Which revision was asked for each time. */
  readonly revisions: string[];
  /** The Range header of each request for a file, in order. */
  readonly ranges: (string | undefined)[];
  /** The next requests are answered by these, and after them as usual. */
  readonly next: Answer[];
  /** What ends a connection, by how far its client has read. */
  readonly cuts: Map<number, () => void>;
};

export type Served = {
  readonly bytes: Buffer;
  readonly etag?: string;
  /** Sent as the hub sends it: on a redirect before the file itself. */
  readonly published?: string;
  readonly commit?: string;
};

/** A hub on this machine that serves one file and understands Range and If-Range. */
export async function loopbackHub(served: () => Served): Promise<Hub> {
  const ranges: (string | undefined)[] = [];
  const revisions: string[] = [];
  const next: Answer[] = [];
  const cuts = new Map<number, () => void>();
  const server = createServer((request, response) => {
    if (request.url === "/start") {
      const { published, commit } = served();
      response.writeHead(302, {
        location: "/file",
        ...(published ? { "x-linked-etag": `"${published}"` } : {}),
        ...(commit ? { "x-repo-commit": commit } : {}),
      });
      response.end();
      return;
    }
    ranges.push(request.headers.range);
    (next.shift() ?? serve(served()))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The cast is safe: a server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (_uri, revision) => {
      revisions.push(revision);
      return new URL(`http://127.0.0.1:${port}/start`);
    },
    revisions,
    ranges,
    next,
    cuts,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As a good server does. */
function serve({ bytes, etag = '"v1"' }: Served): Answer {
  return (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const isRange = from > 0 && request.headers["if-range"] === etag;
    if (isRange && from >= bytes.length) {
      response.writeHead(416).end();
      return;
    }
    const start = isRange ? from : 0;
    response.writeHead(isRange ? 206 : 200, {
      etag,
      "content-length": bytes.length - start,
      ...(isRange ? { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` } : {}),
    });
    response.end(bytes.subarray(start));
  };
}

/**
 * Answers as a good server does, but the connection ends once the client has read so many bytes
 * of the body. It tells by its progress, since what it hasn't read is lost with the connection.
 */
export function cutAfter(hub: Hub, count: number, { bytes, etag = '"v1"' }: Served): void {
  hub.next.push((request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, {
      etag,
      "content-length": bytes.length - from,
      ...(from > 0 ? { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` } : {}),
    });
    if (count === 0) response.flushHeaders();
    else response.write(bytes.subarray(from, from + count));
    if (count === 0) response.destroy();
    hub.cuts.set(from + count, () => response.destroy());
  });
}
