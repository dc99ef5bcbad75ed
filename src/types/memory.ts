import type { JsonObject } from "./json.ts";
import type { Origins } from "./turn/origin.ts";
import type { Item } from "./turn/result.ts";
import type { OpenQuestion } from "./turn/open-question.ts";
import type { Taint } from "./taint.ts";
import type { Unread } from "./turn/unread.ts";

/** A record a result of the conversation showed, with the short handle it goes by. */
export type Remembered = {
  readonly handle: string;
  readonly kind: string;
  readonly id: string;
  readonly facts: Item;
  /** When it is, in epoch milliseconds. */
  readonly at?: number | undefined;
  /** When it was read or changed by itself, counted as showings are. */
  readonly focus?: number | undefined;
  /** The user wrote it. */
  readonly isSent?: boolean | undefined;
  /** Who wrote it or takes part, as `Name <address>`. */
  readonly people?: readonly string[] | undefined;
  /** Which showing it was last in, counted up; and its place in that list, from 0. */
  readonly listing: number;
  readonly place: number;
  /** The list was what the user asked for, not what a model looked up by itself. */
  readonly isOwn: boolean;
};

/** An act of the conversation, for words that lean on it. */
export type RememberedCall = {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly origins: Origins;
  /** The words it was made for. */
  readonly said: string;
  /** It changed something; one that only read left nothing to take back. */
  readonly isEffect: boolean;
  /** The records it showed. */
  readonly shown: number;
  /** What was answered, where it only read. */
  readonly told?: string | undefined;
};

/** What a conversation keeps beside its words: data alone, so that it can lie in a file. */
export type Memory = {
  /** Newest list first. */
  readonly records: readonly Remembered[];
  /** The tools that were used, newest last, each once. */
  readonly tools: readonly string[];
  /** The last acts, newest first. */
  readonly acts: readonly RememberedCall[];
  readonly lastAnswer: string;
  /** What was asked back and not answered yet, and when, in epoch milliseconds. A yes to an act is none. */
  readonly open: { readonly question: OpenQuestion; readonly askedAt: number } | undefined;
  /** An older effect that was offered to be taken back, and when. */
  readonly offer?: { readonly effect: string; readonly askedAt: number } | undefined;
  /** What of the last result was not said yet. */
  readonly unread?: Unread | undefined;
  /** What was read: it stays what it was, however often the program starts. */
  readonly taint: Taint;
};
