import { jsonDumps } from "node-llama-cpp";
import type { Token } from "node-llama-cpp";
import { endsIncomplete } from "./answer-text.ts";
import type { CallHead } from "../grammar/call-head.ts";
import { markToken } from "../engine/with-mark.ts";
import type { Engine } from "../engine/engine.ts";
import type { Span } from "../engine/span.ts";
import type { Answered } from "./write-answer.ts";
import type { Written } from "./write-arguments.ts";

/** An answer as the next prompt will say it; none when the model wrote on after the text's end. */
export function answerSpan(
  engine: Engine,
  before: readonly Token[],
  answered: Answered,
): readonly Span[] {
  return answered.isCut
    ? []
    : spanOf(engine, { tokens: answered.tokens, before, says: answered.text });
}

/** Arguments as the template will write them in the next prompt, whatever blanks their grammar has. */
export function argumentsSpan(
  engine: Engine,
  before: readonly Token[],
  { written, head }: { readonly written: Written; readonly head: CallHead },
): readonly Span[] {
  if (written.end !== "complete") return [];
  const { tokens, text } = written;
  const { argumentForm: form } = engine.style;
  if (form) return apart(engine, { tokens, before }, form.mark);
  try {
    const says = `${head.afterSpace ? " " : ""}${jsonDumps(JSON.parse(text))}`;
    return spanOf(engine, { tokens, before, says });
  } catch {
    // A grammar for something else than JSON: what it made can't be the arguments of a past call.
    return [];
  }
}

/** What was read of arguments that stay as they were written, text and marks of the template apart. */
function apart(
  { sequence, tokeniser }: Engine,
  { tokens, before }: Omit<Saying, "says">,
  mark: string | undefined,
): readonly Span[] {
  const token = markToken(tokeniser, mark);
  const read = tokens.slice(0, Math.max(0, sequence.nextTokenIndex - before.length));
  const spans = read.reduce<Token[][]>((found, one, index) => {
    const isNew = index === 0 || one === token || read[index - 1] === token;
    if (isNew) found.push([one]);
    else found.at(-1)?.push(one);
    return found;
  }, []);
  let soFar = [...before];
  const made = spans.map((own): Span => {
    const isMark = own[0] === token;
    const text = isMark ? (mark ?? "") : tokeniser.text(own, soFar);
    soFar = [...soFar, ...own];
    return { kind: isMark ? "control" : "text", text, tokens: own, isOpen: true };
  });
  const broken = made.findIndex(({ text }) => endsIncomplete(text));
  return broken < 0 ? made : made.slice(0, broken);
}

type Saying = {
  readonly tokens: readonly Token[];
  readonly before: readonly Token[];
  /** What all the tokens say in the next prompt. */
  readonly says: string;
};

/** Only tokens in the context have a span; the last one chosen is often not read any more. */
function spanOf(
  { sequence, tokeniser }: Engine,
  { tokens, before, says }: Saying,
): readonly Span[] {
  const read = tokens.slice(0, Math.max(0, sequence.nextTokenIndex - before.length));
  const readText = tokeniser.text(read, before);
  const unread = tokeniser.text(tokens, before).slice(readText.length);
  if (read.length === 0 || endsIncomplete(readText) || !says.endsWith(unread)) return [];
  const text = says.slice(0, says.length - unread.length);
  return [{ kind: "text", text, tokens: read, isOpen: true }];
}
