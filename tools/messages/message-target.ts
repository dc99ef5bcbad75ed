import { HostFailure } from "../../src/errors.ts";
import { isMobile } from "../../src/host/contacts.ts";
import { matchName } from "../../src/language/names/match-name.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import { partsOf, personNamed } from "../people.ts";
import type { Spoken } from "../people.ts";
import { latestOfChats } from "./latest-of-chats.ts";

const HANDLE = /^[^\s@]+@[^\s@]+$|^\+?[\d\s()./-]{3,}$/;
const MOST_CHATS = 200;

export type MessageTarget = { readonly name: string; readonly handle: string };

/** Where a text message goes and what to call it: a number, a person's mobile, or a group chat by its name. */
export async function messageTarget(spoken: Spoken, said: string): Promise<MessageTarget> {
  const text = said.trim();
  if (isHandle(text)) return { name: text, handle: text };
  try {
    return await personTarget(spoken, text);
  } catch (failure) {
    const isUnknown = failure instanceof HostFailure && failure.failure === "not_found";
    const chat = isUnknown ? await groupNamed(spoken, text) : undefined;
    if (chat === undefined) throw failure;
    return { name: chat, handle: chat };
  }
}

/** A number or an address, as it is. */
export function isHandle(text: string): boolean {
  return HANDLE.test(text.trim());
}

async function personTarget(spoken: Spoken, text: string): Promise<MessageTarget> {
  if (partsOf(await spoken.host.contacts.all(), text, spoken.language).length > 1) {
    throw new ToldFailure("invalid", ({ messages }) => messages.oneAtATime);
  }
  const { name, phones, emails } = await personNamed(spoken, text);
  const first = phones.find(isMobile) ?? phones[0] ?? emails[0];
  if (first) return { name, handle: first.value };
  throw new ToldFailure("not_found", ({ contacts }) => contacts.hasNoNumber(name));
}

async function groupNamed({ host, language }: Spoken, text: string): Promise<string | undefined> {
  const { rows } = await latestOfChats(host, MOST_CHATS);
  const groups = rows.filter(({ chat, from, handle }) => chat !== from && chat !== handle);
  const known = groups.map(({ chat }) => ({ id: chat, name: chat }));
  const match = matchName(text, { known, lexicon: language.names });
  return match.kind === "one" ? match.named.id : undefined;
}
