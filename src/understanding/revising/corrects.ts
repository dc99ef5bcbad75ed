import { abstains } from "../../discovery/abstains.ts";
import type { Corrected } from "../../language/contract/requests.ts";
import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { actsIn } from "../dialogue/beside-undo.ts";
import { clausesIn, withoutReasons } from "../dialogue/edit/meant-clauses.ts";
import { recordTaken, takesRecord } from "../../tool/parameter.ts";
import type { Leaned } from "../dialogue/leaning.ts";
import type { Sources } from "../sources.ts";
import { revise } from "./revise.ts";
import { concludedValue, isBare, movesMinutes, valueAtEnd } from "./value-told.ts";

/** The index's first is what the words ask for by themselves from here on. */
const SURELY = 0.6;

type Said = {
  readonly utterance: Utterance;
  readonly act: DialogueAct;
};

/**
 * A correction of the last act, by what the words do, or by a word that says so however the rest sounds:
 * "no wait, Monday at two" is no new event. A question is none, nor a request that is whole.
 */
export async function corrects(sources: Sources, said: Said): Promise<Leaned | undefined> {
  const { utterance, act } = said;
  const concluded = await concludedValue(sources, utterance);
  const meant = concluded && (await revise(sources, concluded, "value"));
  if (meant) return meant;
  const isLearned = act === "revise" || act === "redirect";
  if (!(mayCorrect(sources, said) || (await movesMinutes(sources, utterance)))) {
    const last = await valueAtEnd(sources, utterance);
    return last && revise(sources, last, "value");
  }
  const isAsked = await asksAnother(sources, said);
  const left = await withoutTakingBack(sources, utterance);
  if (left !== utterance.text) {
    return isAsked ? undefined : revise(sources, { ...utterance, text: left }, "record");
  }
  if (isLearned) return revise(sources, utterance, "any");
  return isAsked ? undefined : revise(sources, utterance, "value");
}

function mayCorrect({ language, registry, lastCall }: Sources, { utterance, act }: Said): boolean {
  const { leaning, parting } = language.wordingOf(utterance.text);
  // "Make that four": what was made is changed on, where its time is another.
  const made = registry.get(lastCall?.tool ?? "");
  const isChanged = registry.acting().some((tool) => made?.gives && recordTaken(tool, made.gives));
  if (leaning.changesLast && made && !takesRecord(made) && isChanged) return false;
  if (parting.endsInToo || asksFor(leaning.corrected, language)) return false;
  const isMade = (clause: string): boolean => language.wordingOf(clause).leaning.changesLast;
  const corrects = leaning.corrects || clausesIn(utterance.text).slice(1).some(isMade);
  const mayBeSaid = corrects && act !== "continue" && act !== "ask";
  return act === "revise" || act === "redirect" || mayBeSaid;
}

/** A question, but for what only says that something was wrong: "did I say eleven?", "what am I thinking". */
function asksFor({ text, rejected }: Corrected, { wordingOf }: Sources["language"]): boolean {
  const { mood } = wordingOf(text);
  return mood.wonders || (mood.isQuestion && rejected === "");
}

/** Nothing but that the last act isn't wanted, and why: "no, don't bother, he rang himself". */
export async function onlyTakesBack(sources: Sources, utterance: Utterance): Promise<boolean> {
  const { language, lastCall, contextOf } = sources;
  const clauses = clausesIn(utterance.text);
  const others = clauses.filter((clause) => !language.wordingOf(clause).mood.forbids);
  if (!lastCall?.isEffect || others.length === clauses.length) return false;
  const last = await contextOf({ ...utterance, text: lastCall.said });
  const readOn = (text: string): typeof last.reading => language.read(text, last.context);
  const left = withoutReasons(others.join(" "), { last: last.reading, readOn });
  return language.wordingOf(left).leaning.corrected.text === "";
}

/** The words without the clauses that ask by themselves for the last act to be taken back. */
async function withoutTakingBack(sources: Sources, utterance: Utterance): Promise<string> {
  const { language } = sources;
  const clauses = await actsIn(sources, utterance);
  const left = clauses.filter(({ text, act }) => {
    const { leaning, mood } = language.wordingOf(text);
    const { wish } = language.wordingOf(leaning.corrected.text);
    return !(mood.forbids || (act === "undo" && wish.beginsAct));
  });
  return left.length === clauses.length ? utterance.text : left.map(({ text }) => text).join(" ");
}

/** Some clause asks surely for something that isn't the last act, and says more than other values. */
async function asksAnother(sources: Sources, { utterance }: Said): Promise<boolean> {
  const { language, lastCall, contextOf, rankWords } = sources;
  const { text } = language.wordingOf(utterance.text).leaning.corrected;
  const { reading } = await contextOf({ ...utterance, text });
  if (isBare(reading)) return false;
  const clauses = await actsIn(sources, utterance);
  const { corrects: isWrong } = language.wordingOf(utterance.text).leaning;
  return clauses.some((clause) => {
    if (clause.act !== "request" && clause.act !== "refer") return false;
    // Beside words that something was wrong, what is told only says what is right.
    const { mood, leaning } = language.wordingOf(clause.text);
    if (isWrong && (mood.states || leaning.corrected.text === "")) return false;
    const ranked = rankWords(clause.text);
    const [first] = ranked.tools;
    const isOther = first !== undefined && first.name !== lastCall?.tool && first.score >= SURELY;
    return isOther && !abstains(ranked) && !changesMade(sources, clause.text, first.name);
  });
}

/** "Move it to half past": a change of what was made is the act with another value. */
function changesMade(
  { registry, language, lastCall }: Sources,
  text: string,
  name: string,
): boolean {
  const tool = registry.get(name);
  const made = registry.get(lastCall?.tool ?? "")?.gives;
  const isChange = tool !== undefined && tool.act === undefined && made !== undefined;
  return (
    isChange &&
    recordTaken(tool, made) !== undefined &&
    language.wordingOf(text).cues.pointsBack &&
    tool.effect === "reversible"
  );
}
