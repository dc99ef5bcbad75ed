import type { Question } from "../../../language/contract/questions.ts";
import type { Wording } from "../../../language/reading/wording/wording.ts";
import type { Language } from "../../../language/language.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { takesRecord } from "../../../tool/parameter.ts";
import type { Registry } from "../../../tool/registry.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import { isRecalled } from "../../parts/background.ts";
import { opensAct } from "../../parts/opens-act.ts";
import { onlyTool } from "./one-tool.ts";
import { NOTHING_FITS } from "../../plan.ts";

/*
 * What no weight may overrule, in this folder:
 *
 *   reported          "Kim mailed she's late"             nobody is written to; beside a request nothing is done
 *                                                         but where the index is sure
 *   over              "the kids were up at five"          nothing is made of it
 *   forbidden         "don't send it"                     nothing is done
 *   wondered about    "should I cancel the dentist"       only what reads may answer
 *   turned round      "close Notes"                       no tool does it; the one that opens least
 *   taken away        "confirm this"                      never on a guess
 *   gone              "delete the rota"                   it isn't ticked off
 *   put elsewhere     "move it to the boat folder"        nothing is taken away; what puts it there has to know where
 *   beyond            "get a skip delivered"              nothing here does it, nor notes it down unasked
 *   people off it     "take Ann off the party"            the party is not deleted for it
 *   people on it      "add Ann to the party"              the tool that takes who comes, where it is there
 *   of another kind   "delete all my notes"               no tool for another kind of thing does it
 *   named alone       "water the fern"                    what changes the record of that name
 *   made anew         "put a walk after the meeting"      the meeting is not moved for it
 *   a reply           "reply to Bjørn that I'll come"     the tool that can say which mail it answers
 *   opened            "remind me at five to post it"      the tool its first words tell, surely
 *   who               "who's my dentist"                  the tool that shows people
 *   on a card         "when's my sister's birthday"       the tool that shows people
 *   read              "read me my newest mail"            the tool that opens one, not the one that lists
 *   told              "where am I meant to be at two"     the tool whose records have that fact
 *   the only tool     the answer to an open question,     that tool and no other
 *                     words that go on with the last call
 */

type Asking = {
  readonly text: string;
  readonly language: Pick<Language, "wordingOf">;
  readonly registry: Pick<Registry, "get" | "acting">;
  /** It is only told beside what is asked for. */
  readonly isTold?: boolean;
};

/** A ranking without what nobody asked for: acts that are forbidden, turned round or only wondered about. */
export function onlyAsked(
  ranked: Ranked,
  { text, language, registry, isTold = false }: Asking,
): Ranked {
  const { mood, wish } = language.wordingOf(text);
  const first = registry.get(ranked.tools[0]?.name ?? "");
  const opposite = first?.opposite;
  const isTurnedRound = opposite !== undefined && wish.undone.includes(opposite);
  const isBeyond = wish.isBeyond && !tellsInstead(first, mood.question);
  if (mood.forbids || isBeyond) return NOTHING_FITS;
  if (isTurnedRound) return declined(first, registry) ?? NOTHING_FITS;
  const guessed = neverGuessed(ranked, { registry, wish });
  const meant = gone(guessed, { registry, deletes: wish.deletes });
  if (mood.wonders) return onlyReading(meant, registry);
  if (isRecalled(text, language)) return among(meant, (name) => !makes(registry.get(name)));
  // How words are put tells less than what was learned from people: over conversations nobody read it
  // took ten sure tools that were right, and gave one.
  return ranked.sure ? meant : asPut(meant, { text, language, registry, isTold });
}

/** A ranking by how the words are put: what only asks, and what somebody else said. */
function asPut(ranked: Ranked, { text, language, registry, isTold }: Asking): Ranked {
  if (isTold || onlyWonders(text, language)) return onlyReading(ranked, registry);
  const { reports } = language.wordingOf(text).mood;
  // What somebody else said is no text to them.
  return reports ? among(ranked, (name) => !writesToSomebody(registry.get(name))) : ranked;
}

/** The tool that says what can't be done with such records, and what can. */
function declined(tool: Tool | undefined, registry: Asking["registry"]): Ranked | undefined {
  const declining = registry
    .acting()
    .find(({ declines, gives }) => declines && gives === tool?.gives);
  return declining && onlyTool(declining.name);
}

/** Nobody can be rung from here, and their number may be told. */
function tellsInstead(tool: Tool | undefined, question: Question | undefined): boolean {
  return question?.form === "fact" && tool?.tells?.facts[question.fact] !== undefined;
}

/** From here on the index is surely right about a tool that takes something away. */
const SURELY_REMOVES = 0.6;

/**
 * How sure the index has to be of a tool: not at all where words want something away, and never enough where they
 * only put it elsewhere, but for what does that with its records.
 */
function surelyRemoves({ moves }: Tool, wish: Wording["wish"]): number {
  const { relocates, mayRemove, undone } = wish;
  if (relocates) return moves === undefined || undone.includes("replace") ? Infinity : SURELY_MOVES;
  return mayRemove ? 0 : SURELY_REMOVES;
}

/** Where something goes is told by its words alone, which leave no doubt of the tool. */
const SURELY_MOVES = 1;

/** Nothing is taken away where no word may want that and the index isn't sure: what comes next may be read, no more. */
function neverGuessed(
  ranked: Ranked,
  { registry, wish }: Pick<Asking, "registry"> & Pick<Wording, "wish">,
): Ranked {
  const isGuess = ({ name, score }: Ranked["tools"][number]): boolean => {
    const tool = registry.get(name);
    return tool?.act === "remove" && score < surelyRemoves(tool, wish);
  };
  const [first] = ranked.tools;
  if (!first || !isGuess(first)) return ranked;
  const tools = ranked.tools.filter((one) => !isGuess(one));
  return onlyReading({ ...ranked, tools }, registry);
}

/** What is to be gone is not only done: the tool that takes it away is as likely as the one that ticks it off. */
function gone(
  ranked: Ranked,
  { registry, deletes }: Pick<Asking, "registry"> & Pick<Wording["wish"], "deletes">,
): Ranked {
  const [first, ...others] = deletes ? ranked.tools : [];
  const removing = others.find(({ name }) => registry.get(name)?.act === "remove");
  if (!first || !removing || !registry.get(first.name)?.whenDone) return ranked;
  const rest = others.filter((one) => one !== removing);
  return { ...ranked, tools: [{ ...removing, score: first.score }, ...rest] };
}

/** Those of a ranking that may be meant; where the first may not, none is as likely. */
function among(ranked: Ranked, mayBeMeant: (name: string) => boolean): Ranked {
  const [first] = ranked.tools;
  const tools = ranked.tools.filter(({ name }) => mayBeMeant(name));
  const isOut = first !== undefined && first.name !== tools[0]?.name;
  return { ...ranked, tools, none: isOut ? Math.max(ranked.none, first.score) : ranked.none };
}

/** The words want something told, and nothing done. */
export function onlyWonders(text: string, language: Asking["language"]): boolean {
  const { mood } = language.wordingOf(text);
  return mood.wonders || wantsToKnow(mood) || asksAtLast(text, language);
}

/** "What can Harriet spend on the frames" is no act, but "can I have a timer" is one. */
function wantsToKnow({ question, isQuestion }: Wording["mood"]): boolean {
  return question !== undefined && (isQuestion || ASKED_ONLY.has(question.form));
}

/** Several sentences, of which the last asks and none begins as an act: "It's the shop. No, forget that. Where is it?" */
function asksAtLast(text: string, { wordingOf }: Asking["language"]): boolean {
  const sentences = wordingOf(text).parting.cuts.filter(({ isSentence }) => isSentence);
  const last = sentences.at(-1);
  if (!last) return false;
  const isAsked = wordingOf(text.slice(last.end)).mood.isQuestion;
  const starts = [0, ...sentences.map(({ end }) => end)];
  return isAsked && !starts.some((start) => opensAct(text.slice(start), { wordingOf }));
}

/** Who asks for these wants to be told something, whatever else the words speak of. */
const ASKED_ONLY: ReadonlySet<Question["form"]> = new Set([
  "fact",
  "until",
  "count",
  "which",
  "one",
]);

function writesToSomebody(tool: Tool | undefined): boolean {
  return tool?.egress === true || tool?.replies !== undefined;
}

/** What was taken for an act is no reason to read something either. */
function onlyReading(ranked: Ranked, registry: Asking["registry"]): Ranked {
  return among(ranked, (name) => {
    const tool = registry.get(name);
    return tool?.effect === "none" || tool?.answers !== undefined;
  });
}

/** Something that is not there yet is made by it, or goes out. */
function makes(tool: Tool | undefined): boolean {
  return tool !== undefined && tool.effect !== "none" && !takesRecord(tool);
}
