import { opening } from "../../openings.ts";

/** "Which Jo's the nursery one", "which Jo is it who runs the nursery": one of several people of a name. */
const WHICH = opening(
  String.raw`which\s+(?<name>(?-i:\p{Lu})[\p{L}-]+)(?:(?:['’]s|\s+is|\s+was)\s+the\s+(?<one>[^,.;:!?]+?)\s+one|(?:['’]s|\s+is)?\s+(?:it\s+)?(?:(?:that|who)\s+)?(?:from|at|runs|works\s+(?:at|for|in|with)|does|teaches)\s+(?:the\s+)?(?<at>[^,.;:!?]+?))(?<mark>[\s?.!]*)$`,
  "iu",
);

/** Who that is, by where they are from; any other text as it is. */
export function whichOfName(text: string): string {
  const { name, one, at = one, mark = "" } = WHICH.exec(text.trim())?.groups ?? {};
  return name === undefined || at === undefined ? text : `who's ${name} from the ${at}${mark}`;
}
