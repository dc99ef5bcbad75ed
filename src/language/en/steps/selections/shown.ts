import type { Selection } from "../../../contract/steps.ts";
import { countOf, isChanged } from "./heads.ts";
import { exceptionIn } from "./exceptions.ts";

/** What was shown last, all of it. */
const SHOWN =
  /(?<![\p{L}\p{N}'’-])(?:(?:them|those|these) (?:all|both|two|three|four|five)|all (?:of )?(?:them|those|these|it)|the (?:whole )?(?:lot|bunch|batch)|the (?:pair|three|four)(?: of (?:them|those|these))?|both(?: of (?:them|those|these))?|all (?:two|three|four|five)(?: of (?:them|those|these))?|(?:each|every one) of them)(?=\s*(?:$|[,.;!?]|\b(?:off|away|please|to|as|by|back|and|too|now|down|out|up|from|for|except|but|bar|an|a|half)\b))/iu;

/** "Bin them", as a whole: all that was shown. */
const THEM = /\b(?:them|those)(?=\s*(?:[.!]*$|(?:off|away|please|to|as|by|back)\b))/iu;

/** Those that were shown last, without what is left out of them. */
export function shownIn(text: string): Selection | undefined {
  const shown = SHOWN.exec(text) ?? themIn(text);
  if (!shown) return undefined;
  const end = shown.index + shown[0].length;
  const left = exceptionIn(text.slice(end), "");
  const region = { start: shown.index, end: end + (left?.length ?? 0) };
  const said = /\b(?:both|pair|two|three|four|five)\b/iu.exec(shown[0])?.[0];
  return {
    ...region,
    take: "all",
    kinds: [],
    phrase: "",
    isShown: true,
    except: left?.exception,
    count: said === undefined ? undefined : countOf(said) || 2,
  };
}

function themIn(text: string): RegExpExecArray | null {
  const found = THEM.exec(text);
  return found && isChanged(text.slice(0, found.index)) ? found : null;
}
