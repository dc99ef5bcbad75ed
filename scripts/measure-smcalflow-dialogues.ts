/**
 * People's calendar dialogues (SMCalFlow 2.0, CC BY-SA 4.0, for measuring only: nothing here was trained
 * on it), each held as a whole over a home where what it looks for is kept: how often each turn, after
 * all those before it, comes to what the program that people gave it says. A turn whose program tells no
 * act of ours clearly is held and not counted; what the other assistant asked before it did is done here
 * at once where nothing leaves the machine, so a yes may find nothing open.
 *
 *     node scripts/measure-smcalflow-dialogues.ts FILE [--every N] [--from N] [--wrong]
 */
import { parseArgs } from "node:util";
import { percent } from "./smcalflow/decided.ts";
import { readDialogues } from "./smcalflow/dialogues.ts";
import type { DialogueTurn } from "./smcalflow/dialogues.ts";
import { holdDialogue, openModels } from "./smcalflow/hold-dialogue.ts";
import type { HeldTurn } from "./smcalflow/hold-dialogue.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Every so many dialogues alone, from this one on. */
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    wrong: { type: "boolean", default: false },
  },
});
const [file = ""] = positionals;
const every = Number(values.every);
const wanted = readDialogues(file).filter((_, at) => at % every === Number(values.from));
await using stack = new AsyncDisposableStack();
const models = await openModels(stack);
const first: HeldTurn[] = [];
const later: HeldTurn[] = [];
for (const dialogue of wanted) {
  const [opening, ...others] = await holdDialogue(dialogue, models);
  if (opening) first.push(opening);
  later.push(...others);
  if (values.wrong) show([...(opening ? [opening] : []), ...others]);
}
say("| turns | counted | right decision |");
say("| --- | --- | --- |");
row("first", first);
row("later", later);
for (const kind of ["asks", "revises", "answers", "talks"] as const) {
  row(
    `later, ${kind}`,
    later.filter(({ decision }) => decision.kind === kind),
  );
}
row("all", [...first, ...later]);

function row(name: string, turns: readonly HeldTurn[]): void {
  const counted = turns.filter(isCounted);
  say(`| ${name} | ${counted.length} | ${percent(counted, ({ isRight }) => isRight)} |`);
}

function isCounted({ decision }: DialogueTurn): boolean {
  return decision.kind !== "unclear";
}

/** A dialogue in which a turn came to something else, from its beginning. */
function show(turns: readonly HeldTurn[]): void {
  if (turns.every((turn) => turn.isRight || !isCounted(turn))) return;
  for (const { text, decision, called, answer, isRight } of turns) {
    const asked = decision.kind === "asks" || decision.kind === "revises" ? decision.accept : [];
    say(`${isRight ? " " : "✗"} > ${text}   [${decision.kind} ${asked.join(" ")}]`);
    say(`      ${called.join(", ")} · ${answer.slice(0, 160)}`);
  }
  say("");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
