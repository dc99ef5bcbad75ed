import type { Config } from "../config/config.ts";
import { AssistantError } from "../errors.ts";
import { unsentIn, waitingIn } from "../host/embedded/outbox/look-at-slips.ts";
import type { DoctorRow } from "../types/doctor.ts";
import type { Outgoing } from "../types/outgoing.ts";
import type { Language } from "../language/language.ts";
import { foldersOf } from "../host/embedded/folders-of.ts";

type Looking = { readonly connects: boolean; readonly language: Language };

/** What carries things away from here, and what was sent and has not gone. Sends nothing. */
export async function outgoingRows(
  config: Config,
  looking: Looking,
): Promise<readonly DoctorRow[]> {
  const ways =
    config.host === "macos" ? macRows(config) : [await mailRow(config, looking), MESSAGES];
  return [...ways, ...(await leftRows(config))];
}

function macRows({ mailTransport }: Config): readonly DoctorRow[] {
  if (mailTransport === undefined) return [];
  const sentence = "Mail you send goes through Mail, so mail.transport of the settings isn't used.";
  const next = "It serves ordinary files: --host embedded";
  return [{ name: "way out of mail", status: "warn", sentence, next }];
}

const MESSAGES: DoctorRow = {
  name: "way out of messages",
  status: "ok",
  sentence:
    "Messages have no way out of this machine: what you send is kept here, marked as not sent.",
};

async function mailRow(
  { mailTransport }: Config,
  { connects, language }: Looking,
): Promise<DoctorRow> {
  const name = "way out of mail";
  if (mailTransport === undefined) {
    const sentence = "No way out is set up for mail: what you send stays in the outbox here.";
    const next =
      "To send mail, name one: sotto config set mail.transport '{…}' (README, Sending mail)";
    return { name, status: "ok", sentence, next };
  }
  const { createMailWay } = await import("../host/embedded/transport/create-mail-way.ts");
  const way = createMailWay(mailTransport, language);
  const goes = `Mail you send goes out through ${way.name}.`;
  if (!connects && "smtp" in mailTransport) {
    const next = "sotto doctor --connect signs in there and sends nothing.";
    return { name, status: "ok", sentence: `${goes} It was not tried.`, next };
  }
  const problem = await way.check();
  const tried =
    "smtp" in mailTransport ? "The sign-in there worked just now." : "That command is there.";
  if (problem === undefined) return { name, status: "ok", sentence: `${goes} ${tried}` };
  const next = "Repair it, or name another: sotto config set mail.transport '{…}'";
  return { name, status: "missing", sentence: `${goes} But ${problem}`, next };
}

async function leftRows(config: Config): Promise<readonly DoctorRow[]> {
  const { state } = foldersOf(config);
  const domains = ["mail", "messages"] as const;
  try {
    const all = await Promise.all(
      domains.flatMap((domain) => [waitingIn(state, domain), unsentIn(state, domain)]),
    );
    return all.flat().map(leftRow);
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    const next = "See whether the state folder can be read.";
    return [{ name: "outbox", status: "warn", sentence: error.message, next }];
  }
}

const NEXT: Readonly<Record<Outgoing["state"], string | undefined>> = {
  waiting: "It goes at the next start; sotto undo takes it back.",
  not_sent: "Send it again, or take it back: sotto undo",
  unclear: "See whether it went before you send it again.",
  sent: undefined,
};

function leftRow({ state, text: sentence }: Outgoing): DoctorRow {
  return { name: "unsent", status: "warn", sentence, next: NEXT[state] };
}
