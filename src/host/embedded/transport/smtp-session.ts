import { Readable } from "node:stream";
import { readFile } from "node:fs/promises";
import type SMTPConnection from "nodemailer/lib/smtp-connection/index.js";
import type { Letter, SmtpTransport } from "./mail-transport.ts";
import { HostFailure, messageOf } from "../../../errors.ts";
import { endpointOf } from "./smtp-endpoint.ts";

/** Silence longer than the second, or all of it longer than the first, ends a session; in milliseconds. */
export type SmtpPatience = { readonly wholeMs: number; readonly silentMs: number };

/** What a server took, and whom it refused. */
export type Taken = Pick<SMTPConnection.SentMessageInfo, "rejected" | "rejectedErrors">;

type Options = {
  readonly smtp: SmtpTransport;
  readonly password: string | undefined;
  readonly patience: SmtpPatience;
};

/**
 * One session with a mail server. Its certificate counts as it does for a browser; without
 * encryption nothing is said but where the settings say so, or on this very machine.
 */
export class SmtpSession {
  readonly #options: Options;
  readonly #connection: SMTPConnection;
  readonly #failed = Promise.withResolvers<never>();
  #hasBegun = false;

  private constructor(options: Options, connection: SMTPConnection) {
    this.#options = options;
    this.#connection = connection;
    // Whatever waits is told; when nothing waits, nobody needs to be.
    this.#failed.promise.catch(() => {});
    connection.on("error", this.#failed.reject);
    const { wholeMs } = options.patience;
    const deadline = AbortSignal.timeout(wholeMs);
    deadline.addEventListener("abort", () => this.#failed.reject(tooSlow()), { once: true });
  }

  static async open(options: Options): Promise<SmtpSession> {
    const { host, certificate } = options.smtp;
    const { silentMs } = options.patience;
    const { port, tls } = endpointOf(options.smtp);
    const ca = certificate === undefined ? {} : { ca: await readCertificate(certificate) };
    const { default: Connection } = await import("nodemailer/lib/smtp-connection/index.js");
    const connection = new Connection({
      host,
      port,
      secure: tls === "implicit",
      ...(tls === "starttls" ? { requireTLS: true } : { ignoreTLS: true }),
      tls: { rejectUnauthorized: true, minVersion: "TLSv1.2", ...ca },
      connectionTimeout: silentMs,
      greetingTimeout: silentMs,
      dnsTimeout: silentMs,
      socketTimeout: silentMs,
    });
    return new SmtpSession(options, connection);
  }

  /** True once the server has let the mail itself come: from here on a lost connection may have carried it. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Connects, encrypts and signs in. */
  async begin(): Promise<void> {
    const { user } = this.#options.smtp;
    const connection = this.#connection;
    await this.#step((done) => connection.connect(done));
    if (user === undefined) return;
    const credentials = { user, pass: this.#options.password ?? "" };
    await this.#step((done) => connection.login({ credentials }, done));
  }

  async send({ from, to, source }: Letter): Promise<Taken> {
    const envelope = { from, to: [...to], size: source.length };
    let taken: Taken | undefined;
    await this.#step((done) =>
      this.#connection.send(envelope, this.#watched(source), (error, info) => {
        taken = info;
        done(error);
      }),
    );
    return taken ?? { rejected: [] };
  }

  close(): void {
    this.#connection.close();
  }

  /** Bytes that tell when they are first asked for: the server has said yes to the sender and to somebody. */
  #watched(source: Buffer): Readable {
    const begin = (): void => void (this.#hasBegun = true);
    return new Readable({
      read() {
        begin();
        this.push(source);
        this.push(null);
      },
    });
  }

  #step(act: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    act((error) => (error ? reject(error) : resolve()));
    return Promise.race([promise, this.#failed.promise]);
  }
}

async function readCertificate(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const reason = messageOf(error);
    throw new HostFailure("unavailable", `The certificate ${file} can't be read: ${reason}.`);
  }
}

function tooSlow(): Error {
  return Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" });
}
