import type { Host } from "../host/host.ts";
import type { Approvals } from "../policy/approvals.ts";
import type { HandleBook } from "../tool/handle-book.ts";
import type { Language } from "../language/language.ts";
import type { Registry } from "../tool/registry.ts";
import type { Journal } from "../types/journal.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { TaintKeeper } from "../types/taint-keeper.ts";

/** What judging and running a call takes. */
export type Acting = {
  readonly registry: Registry;
  /** For looks of our own: each answers in its time or fails. */
  readonly host: Host;
  /** For tools, which have a time of their own. */
  readonly hands: Host;
  readonly handles: HandleBook;
  readonly journal: Journal;
  readonly language: Language;
  /** A model that decides by itself reads what is found. */
  readonly isForgiving: boolean;
  readonly taint: TaintKeeper;
  readonly approvals: Approvals;
  /** Tells what nobody waits for any more. */
  readonly notice: (sentence: string) => void;
  /** Asked before anything is changed; false where the words have gone on. */
  readonly mayAct: () => Promise<boolean>;
  readonly signal: AbortSignal;
};

/** The request a call is made for: its words, the tools the index finds for them, and whether another may be meant. */
export type Asked = {
  readonly said: string;
  readonly ranked: Ranked;
  readonly isDoubted: boolean;
};
