import { CLEAN } from "../types/taint.ts";
import type { Taint } from "../types/taint.ts";
import type { Memory, Remembered, RememberedCall } from "../types/memory.ts";
import type { Unread } from "../types/turn/unread.ts";
import type { Clock } from "../types/clock.ts";
import type { OpenQuestion } from "../types/turn/open-question.ts";
import type { FinishedCall } from "../types/turn/stages.ts";

/** Records kept across restarts, newest lists first. */
const MOST_RECORDS = 200;
/** After this, or on another day, "tomorrow" would mean another time than when it was said. */
const QUESTION_MS = 30 * 60_000;

/** Acts that words may lean on. */
const MOST_ACTS = 5;

/** Who issues handles; memory keeps what it issued. */
type Book = {
  readonly recent: () => readonly Remembered[];
  readonly restore: (records: readonly Remembered[]) => void;
  readonly clear: () => void;
};

/** What one conversation keeps beside its words: records with handles, tools used, what was said last, what was asked back and what was read. */
export class WorkingMemory {
  readonly #book: Book;
  #tools: readonly string[] = [];
  #acts: readonly RememberedCall[] = [];
  #taint: Taint = CLEAN;
  #open: Memory["open"];
  #offer: Memory["offer"];
  readonly #clock: Clock;
  /** What of the last result was not said yet. */
  unread: Unread | undefined;
  /** What was said last; of an earlier start where the conversation went on. */
  lastAnswer = "";

  constructor(book: Book, clock: Clock) {
    this.#book = book;
    this.#clock = clock;
  }

  /** The call that waits for an answer, as long as its words still mean what they meant. */
  get open(): OpenQuestion | undefined {
    return this.#open && this.#isFresh(this.#open.askedAt) ? this.#open.question : undefined;
  }

  set open(question: OpenQuestion | undefined) {
    this.#open = question && { question, askedAt: this.#clock.now() };
  }

  /** The effect that was offered to be taken back, as long as a yes would mean it. */
  get offer(): string | undefined {
    return this.#offer && this.#isFresh(this.#offer.askedAt) ? this.#offer.effect : undefined;
  }

  set offer(effect: string | undefined) {
    this.#offer = effect === undefined ? undefined : { effect, askedAt: this.#clock.now() };
  }

  #isFresh(askedAt: number): boolean {
    const { now, zone } = this.#clock;
    const day = new Intl.DateTimeFormat("en", { dateStyle: "short", timeZone: zone });
    const age = now() - askedAt;
    return age >= 0 && age <= QUESTION_MS && day.format(now()) === day.format(askedAt);
  }

  /** The newest act that was made for the user, look-ups left out. */
  get lastCall(): RememberedCall | undefined {
    return this.#acts[0];
  }

  get taint(): Taint {
    return this.#taint;
  }

  set taint(taint: Taint) {
    this.#taint = taint;
  }

  /** What a turn did and said. */
  noteTurn(calls: readonly FinishedCall[], answer: string): void {
    this.lastAnswer = answer;
    const made = calls.filter(
      ({ isLookup, result, isTakenBack }) => !isLookup && !isTakenBack && result.ok,
    );
    for (const { call } of made) {
      this.#tools = [...this.#tools.filter((tool) => tool !== call.name), call.name];
    }
    const acts = made.map((one) => actOf(one, answer)).toReversed();
    this.#acts = [...acts, ...this.#acts].slice(0, MOST_ACTS);
  }

  /** The last act was taken back: nothing leans on it any more. */
  dropAct(): void {
    this.#acts = this.#acts.slice(1);
  }

  /** Nothing is known any more; the words it was read in are to go as well. */
  clear(): void {
    this.#book.clear();
    this.#tools = [];
    this.#acts = [];
    this.#taint = CLEAN;
    this.#open = undefined;
    this.#offer = undefined;
    this.unread = undefined;
    this.lastAnswer = "";
  }

  snapshot(): Memory {
    return {
      records: this.#book.recent().slice(0, MOST_RECORDS),
      tools: this.#tools,
      acts: this.#acts,
      lastAnswer: this.lastAnswer,
      open: this.#open,
      offer: this.#offer,
      unread: this.unread,
      taint: this.#taint,
    };
  }

  restore({ records, tools, acts, lastAnswer, open, offer, unread, taint }: Memory): void {
    this.#book.restore(records);
    this.#tools = tools;
    this.#acts = acts;
    this.#taint = taint;
    this.#open = open;
    this.#offer = offer;
    this.unread = unread;
    this.lastAnswer = lastAnswer;
  }
}

function actOf({ call, result, said }: FinishedCall, answer: string): RememberedCall {
  const items = "items" in result ? (result.items ?? []) : [];
  const isEffect = "done" in result;
  return {
    tool: call.name,
    arguments: call.arguments,
    origins: call.origins,
    said,
    isEffect,
    shown: items.length,
    ...(isEffect ? {} : { told: answer }),
  };
}
