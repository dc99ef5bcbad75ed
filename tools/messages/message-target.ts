import { HostFailure } from "../../src/errors.ts";
import { isMobile } from "../../src/host/contacts.ts";
import type { Host } from "../../src/host/host.ts";
import { matchName } from "../spoken.ts";
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
    const chat = isUnknown ? await groupNamed(spoken.host, text) : undefined;
    if (chat === undefined) throw failure;
    return { name: chat, handle: chat };
  }
}

/** A number or an address, as it is. */
export function isHandle(text: string): boolean {
  return HANDLE.test(text.trim());
}

async function personTarget({ host, language }: Spoken, text: string): Promise<MessageTarget> {
  if (partsOf(await host.contacts.all(), text, language).length > 1) {
    throw new HostFailure("invalid", "I can send a message to one person at a time.");
  }
  const { name, phones, emails } = await personNamed(host, text);
  const first = phones.find(isMobile) ?? phones[0] ?? emails[0];
  if (first) return { name, handle: first.value };
  throw new HostFailure("not_found", `${name} has no number in your contacts.`);
}

async function groupNamed(host: Host, text: string): Promise<string | undefined> {
  const { rows } = await latestOfChats(host, MOST_CHATS);
  const groups = rows.filter(({ chat, from, handle }) => chat !== from && chat !== handle);
  const match = matchName(
    text,
    groups.map(({ chat }) => ({ id: chat, name: chat })),
  );
  return match.kind === "one" ? match.named.id : undefined;
}
