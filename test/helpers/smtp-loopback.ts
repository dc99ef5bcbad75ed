import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Arrived = {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
};

type Options = SMTPServerOptions & {
  /** What becomes of a mail whose bytes are all there; it is taken where nothing is said. */
  readonly onceRead?: (server: SMTPServer) => Error | "drop" | "wait" | undefined;
};

/** A real mail server on this machine, which keeps what it is given. */
export async function smtpLoopback({ onceRead, ...options }: Options = {}): Promise<{
  readonly port: number;
  readonly arrived: readonly Arrived[];
  /** How many connections were made. */
  readonly visits: () => number;
  readonly close: () => Promise<void>;
}> {
  const arrived: Arrived[] = [];
  let visits = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (_, done) => {
      visits += 1;
      done();
    },
    onData: async (stream, { envelope, secure, user }, done) => {
      const source = await text(stream);
      const { mailFrom, rcptTo } = envelope;
      const end = onceRead?.(server);
      if (end === "drop") return cut(server);
      if (end === "wait") return;
      if (end) return done(end);
      arrived.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        source,
        isEncrypted: secure,
        user: user as string | undefined, // what `onAuth` of these tests gives
      });
      done();
    },
    ...options,
  });
  // A client that goes away is part of the test.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  // It listens on a port, not on a path.
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    arrived,
    visits: () => visits,
    close: async () => {
      cut(server);
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** As if the network had gone. */
function cut(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy();
}

export function reply(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
