import { AssistantError, messageOf } from "../../../errors.ts";
import { type Ending, notSent, unclear } from "../outbox/ending.ts";
import { oneLine } from "../text/one-line.ts";

/** What a server says of itself is cut to this many characters. */
const LONGEST_REPLY = 200;

/** Once the mail is on its way, only the server's own no says that it did not go. */
export function endingOfFailure(host: string, error: unknown): Ending {
  const sentence = failureSentence(host, error);
  return replyOf(error) === undefined ? unclear(sentence) : notSent(sentence);
}

/** Whom a server refused while it took the mail for the others. */
export function refusedSome(rejected: string, errors: readonly unknown[]): string {
  const reply = errors.map(replyOf).find((one) => one !== undefined);
  const why = reply === undefined ? "" : ` (${reply.text})`;
  return `But it did not go to ${rejected}: the server refused that${why}.`;
}

/** Why a server did not take a mail, and what to do. */
export function failureSentence(host: string, error: unknown): string {
  if (error instanceof AssistantError) return error.message;
  const reply = replyOf(error);
  const said = oneLine(messageOf(error))
    .slice(0, LONGEST_REPLY)
    .replace(/[.\s]+$/, "");
  switch (codeOf(error)) {
    case "EAUTH":
      return `${host} did not accept the sign-in${reply ? ` (${reply.text})` : `: ${said}`}.`;
    case "ETLS":
      return `${host} offers no safe connection: ${said}.`;
    case "ETIMEDOUT":
      return `${host} did not answer in time.`;
  }
  if (reply && reply.code < 500)
    return `${host} refused it for now (${reply.text}): try again later.`;
  if (reply) return `${host} refused it (${reply.text}).`;
  if (isCertificate(error)) return `${host} could not prove who it is: ${said}.`;
  if (codeOf(error) === "ECONNECTION") return `The connection to ${host} was lost.`;
  return `${host} can't be reached: ${said}.`;
}

type Reply = { readonly code: number; readonly text: string };

function replyOf(error: unknown): Reply | undefined {
  const code = propertyOf(error, "responseCode");
  const text = propertyOf(error, "response");
  if (typeof code !== "number" || typeof text !== "string") return undefined;
  return { code, text: oneLine(text).slice(0, LONGEST_REPLY) };
}

/** OpenSSL's and Node's names for what is wrong with a certificate. */
function isCertificate(error: unknown): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_/.test(String(propertyOf(error, "originalCode")));
}

function codeOf(error: unknown): unknown {
  return propertyOf(error, "code");
}

function propertyOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
