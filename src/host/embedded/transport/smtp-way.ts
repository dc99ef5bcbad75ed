import { domainToASCII } from "node:url";
import { HostFailure } from "../../../errors.ts";
import type { Sayings } from "../../../language/contract/sayings.ts";
import type { Address } from "../../address.ts";
import type { Ending } from "../outbox/ending.ts";
import { notSent } from "../outbox/ending.ts";
import type { Letter, MailWay, SmtpTransport } from "./mail-transport.ts";
import { readPassword } from "./read-password.ts";
import { endpointName } from "./smtp-endpoint.ts";
import { endingOfFailure, failureSentence, refusedSome } from "./smtp-failure.ts";
import type { SmtpPatience } from "./smtp-session.ts";
import { SmtpSession } from "./smtp-session.ts";

/** Less than a tool may take, so that its answer tells how it ended. */
const PATIENCE: SmtpPatience = { wholeMs: 50_000, silentMs: 30_000 };

/** An account at a mail server. */
export function smtpWay(smtp: SmtpTransport, say: Sayings, patience = PATIENCE): MailWay {
  return {
    name: endpointName(smtp),
    from: fromOf(smtp),
    mustTake,
    carry: (letter) => carry({ smtp, say, patience }, letter),
    check: () => check(smtp, patience),
  };
}

type Account = {
  readonly smtp: SmtpTransport;
  readonly say: Sayings;
  readonly patience: SmtpPatience;
};

async function carry({ smtp, say, patience }: Account, letter: Letter): Promise<Ending> {
  let session: SmtpSession | undefined;
  try {
    session = await open(smtp, patience);
    await session.begin();
    const { rejected, rejectedErrors = [] } = await session.send(inAscii(letter));
    if (rejected.length === 0) return { state: "sent" };
    return { state: "sent", but: refusedSome(say.list(rejected), rejectedErrors) };
  } catch (error) {
    if (!session?.hasBegun) return notSent(failureSentence(smtp.host, error));
    return endingOfFailure(smtp.host, error);
  } finally {
    session?.close();
  }
}

async function check(smtp: SmtpTransport, patience: SmtpPatience): Promise<string | undefined> {
  let session: SmtpSession | undefined;
  try {
    session = await open(smtp, patience);
    await session.begin();
    return undefined;
  } catch (error) {
    return failureSentence(smtp.host, error);
  } finally {
    session?.close();
  }
}

async function open(smtp: SmtpTransport, patience: SmtpPatience): Promise<SmtpSession> {
  const { passwordCommand } = smtp;
  const begun = performance.now();
  const password = passwordCommand && (await readPassword(passwordCommand));
  // Both together take no longer than the whole may.
  const wholeMs = Math.max(1, Math.round(patience.wholeMs - (performance.now() - begun)));
  return SmtpSession.open({ smtp, password, patience: { ...patience, wholeMs } });
}

/** Few servers take such an address, and one that doesn't may deliver to another. */
function mustTake(addresses: readonly string[]): void {
  const wrong = addresses.find(
    (address) => /[^\0-\x7F]/.test(address.split("@")[0] ?? "") || domainOf(address) === "",
  );
  if (wrong === undefined) return;
  throw new HostFailure(
    "invalid",
    `${wrong} can't be written to from here: mail servers don't agree on such letters.`,
  );
}

/** Domains as servers know them: `bücher.example` is `xn--bcher-kva.example`. */
function inAscii({ from, to, source }: Letter): Letter {
  const spelled = (address: string): string =>
    `${address.slice(0, address.lastIndexOf("@"))}@${domainOf(address)}`;
  return { from: spelled(from), to: to.map(spelled), source };
}

function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf("@") + 1));
}

/** What the settings say, else the account where it is an address. */
function fromOf({ from, user }: SmtpTransport): Address | undefined {
  const said = from ?? (user?.includes("@") ? user : undefined);
  if (said === undefined) return undefined;
  const [, name, inner] = /^(.*)<([^<>]+)>\s*$/.exec(said) ?? [];
  return inner === undefined
    ? { name: "", address: said.trim() }
    : { name: (name ?? "").trim().replaceAll('"', ""), address: inner.trim() };
}
