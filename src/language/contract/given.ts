import type { Region } from "../region.ts";

/** What takes words as they are given. */
export type GivenTo = "note" | "message" | "reminder" | "item" | "event";

/** Words that are to stand somewhere as they were said, apart from what asks for that. */
export type Given = {
  readonly to: GivenTo;
  /** What asks for it, and says for whom. */
  readonly asks: string;
  /** The words, as they are to stand there; undefined where they stand in what asks as in any request. */
  readonly words: string | readonly string[] | undefined;
  /** What heads them, where that is said. */
  readonly heading?: string;
  /** Where it is. */
  readonly place?: string;
  /** What was said before it, which must ask for nothing of its own. */
  readonly before?: string;
};

/** Words that go to the end of a text there is, and what that is called, the surest first. */
export type IntoText = { readonly names: readonly string[]; readonly words: string };

/** Where a whole text parts into words that are given and what asks to keep or send them. */
export type Givens = {
  /** Words for a note, whatever side of them the asking stands on. */
  readonly notedIn: (text: string) => Given | undefined;
  /** Words for a text there is, which is named before them: each way to read it. */
  readonly intoTextIn: (text: string) => readonly IntoText[];
  /** What is to be remembered, wherever it stands beside what asks for that and when. */
  readonly remindedIn: (text: string) => Given | undefined;
  /** What is to stand in a calendar, when and where, each between pauses beside what asks for that. */
  readonly diarisedIn: (text: string) => Given | undefined;
  /** What is to go on a list that is named there, each thing by itself. */
  readonly listedOn: (text: string, list: Region) => Given | undefined;
  /** Words for people who are named there, as one says them to them. */
  readonly toldTo: (text: string, people: Region) => Given | undefined;
  /** The same for one who is only pointed at, by the name of whoever that is. */
  readonly toldToThem: (text: string, name: string) => Given | undefined;
  /** The same where the words stand before what asks to pass them on. */
  readonly toldBefore: (text: string, name: string) => Given | undefined;
  /** What a text is of, by what is said before it: "a note of [what the vet said]"; undefined where nothing says so. */
  readonly topicOf: (before: string) => string | undefined;
  /** What something is called where its words only point at whose it is, by what is said before them: "Ann has [her review]". */
  readonly whoseItIs: (before: string, words: string) => string;
  /** Whether words only say which kind of a thing is meant, or how many: "the ripe ones", "four dozen". */
  readonly saysKind: (text: string) => boolean;
  /** Whether words say by what something goes to somebody: a text, a mail. */
  readonly namesWay: (text: string) => boolean;
  /** How many letters of what stands right behind a name go on with it: "boiler", " man's coming". */
  readonly nameGoesOn: (behind: string) => number;
  /** Words that stand in a text as one says them to whom they go to. */
  readonly toldAs: (text: string, words: Region, areSeveral: boolean) => string;
};
