import { HostFailure } from "../../../errors.ts";
import type { Language } from "../../../language/language.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { MailSummary, OutgoingMail } from "../../mail.ts";
import type { Address } from "../../address.ts";
import type { Sending, Sent, WayOut } from "../../outgoing.ts";
import type { Ending } from "../outbox/ending.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { orNothing } from "../state/or-nothing.ts";
import { undoInput } from "../state/undo-input.ts";
import { oneLine } from "../text/one-line.ts";
import type { MailWay } from "../transport/mail-transport.ts";
import { digestOf } from "./held-letter.ts";
import type { HeldLetter } from "./held-letter.ts";
import type { MailStore } from "./mail-store.ts";
import { removeWritten, removing, senderOf, writeMail, written } from "./write-mail.ts";
import type { Undone } from "../../../types/undone.ts";

/** What sending needs: where mail lies, what waits, and the way out if there is one. */
export type Sender = {
  readonly store: MailStore;
  readonly outbox: Outbox;
  readonly way: MailWay | undefined;
  readonly holdMs: number;
  readonly language: Language;
};

export async function wayOut({ store, way }: Sender): Promise<WayOut | undefined> {
  return way && { through: way.name, from: await senderOf(store, way.from) };
}

/** Puts a mail into the outbox; a mail needs somebody to go to. Without a way out it stays there. */
export async function sendMail(sender: Sender, mail: OutgoingMail): Promise<Sent<MailSummary>> {
  const { store, outbox, way, holdMs, language } = sender;
  const addresses = [...mail.to, ...mail.cc].map(({ address }) => address);
  if (addresses.length === 0) throw new HostFailure("invalid", "The mail has nobody to go to.");
  way?.mustTake(addresses);
  const put = await writeMail(store, { mail, role: "outbox", flags: ["S"], from: way?.from });
  const result = await written(store, put, "mail.take_back");
  if (!way) return { ...result, sending: { state: "kept" } };
  const letter: HeldLetter = {
    way: way.name,
    box: put.box.id,
    from: result.value.from.address,
    to: addresses,
    digest: digestOf(put.source),
    draft: mail.draft ?? null,
  };
  const { id: key, subject } = result.value;
  const what = `the mail “${subject}” to ${language.say.list(mail.to.map(nameOf))}`;
  const ending = await outbox.put({ key, what, detail: JSON.stringify(letter) });
  const sending: Sending = ending
    ? { state: mustBeSent(ending, what) }
    : { state: "waits", through: way.name, holdMs };
  const boxes = await store.boxes();
  return { ...result, value: store.summary(await store.row(key), boxes), sending };
}

function mustBeSent(ending: Ending, what: string): "sent" {
  if (ending.state === "sent" && ending.but === undefined) return "sent";
  if (ending.state === "sent") throw new HostFailure("unavailable", `Sent: ${what}. ${ending.but}`);
  if (ending.state === "not_sent")
    throw new HostFailure("unavailable", `Not sent: ${what}. ${ending.reason}`);
  // The code leaves open whether it was done.
  throw new HostFailure(
    "timeout",
    `Perhaps sent: ${what}. ${ending.reason} Look before you send it again.`,
  );
}

function nameOf({ name, address }: Address): string {
  return oneLine(name) || address;
}

/** Takes a mail out of the outbox, as long as it lies there and can't have gone. */
export async function takeBackMail(
  { store, outbox }: Pick<Sender, "store" | "outbox">,
  input: JsonObject,
): Promise<Undone> {
  const { id, subject, place, madeBox } = undoInput(removing, input);
  const isHeld = await outbox.takeBack(id);
  const state = isHeld ? undefined : await outbox.stateOf(id);
  if (state === "going" || state === "unclear") {
    throw new HostFailure("invalid", `The mail “${subject}” may have gone already, so I left it.`);
  }
  const row = await orNothing(store.row(id));
  const isThere = row?.place.box === place.box;
  const gone = row && !isThere ? "has been sent already" : "isn't in the outbox any more";
  const tooLate = new HostFailure("invalid", `The mail “${subject}” ${gone}.`);
  if (state === "sent" || !isThere) throw tooLate;
  await removeWritten(store, { place: row.place, madeBox }, tooLate);
  await outbox.forget(id);
  return { what: "mail", is: "unsent", name: subject };
}
