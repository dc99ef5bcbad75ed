import { DAY_NAMES } from "../../day-names.ts";
import { words } from "../../../../words.ts";

const KIN =
  "[Mm]um|[Mm]am|[Mm]om|[Mm]ummy|[Mm]ama|[Dd]ad|[Dd]addy|[Pp]apa|[Gg]ran|[Gg]ranny|[Gg]randma|[Nn]an|[Nn]ana|[Gg]randad|[Gg]randpa|sister|brother|son|daughter|wife|husband|aunt|auntie|uncle|cousin|boss|landlord|landlady|neighbou?r|partner";
/** A word that begins a clause, written large where it begins the sentence. */
const CLAUSE_FIRST =
  "(?!(?:If|When|Unless|Once|As|Since|While|Whether|Because|Has|Have|Had|Did|Does|Do|Is|Was|Will|Can|Could|Should|Would|And|But|So)\\s)";
const NAME = String.raw`${CLAUSE_FIRST}\p{Lu}\p{Ll}[\p{L}-]*(?:\s+\p{Lu}\p{Ll}[\p{L}-]*)?`;
const TITLE = "Mrs?|Ms|Miss|Dr|Auntie|Aunt|Uncle";
const PERSON = new RegExp(
  String.raw`(?<![\p{L}'’-])(?<who>(?:[Mm]y|[Oo]ur)\s+(?:\p{Ll}+\s+)?(?:${KIN})|(?:${TITLE})\s+${NAME}|(?:${KIN})(?![\p{L}-])|${NAME})`,
  "gu",
);
const IS_KIN = new RegExp(String.raw`(?:^|\s)(?:${KIN})$`, "u");
/** Behind the first word of a sentence this makes it a name. */
const DOES =
  /^(?:['’](?:s|ll|d)|\s+(?:will|won['’]t|would|never|is|has|was|needs?|wants?|says?|said|asked|asks|texted|mailed|e-?mailed|rang|called|keeps|lost|forgot|sent|owes|and)\b)/u;
const NO_NAME = words(
  "i it the a an my our his her their this that these those there what when where who which how why " +
    "text tell mail email message remind put add set cancel move book check see look find read reply forward send give and but so then",
);

function isNoName(word: string): boolean {
  return NO_NAME.has(word) || DAY_NAMES.has(word);
}

/** The one who words speak of last; "my sister" in the middle of a sentence too. */
export function personSaid(text: string): string | undefined {
  const found = [...text.matchAll(PERSON)].flatMap(({ index, groups }) => {
    const who = groups?.["who"] ?? "";
    if (IS_KIN.test(who)) return [who.replace(/^(?:My|Our)\b/u, (word) => word.toLowerCase())];
    const [first = ""] = who.split(" ", 1);
    const isFirst = /(?:^|[.!?]\s+)$/u.test(text.slice(0, index));
    const isElse = PLACED.test(text.slice(0, index)) || isKindOf(text, index, who);
    const isName = !isNoName(first.toLowerCase()) && !isElse;
    return isName && (!isFirst || DOES.test(text.slice(index + who.length))) ? [who] : [];
  });
  return found.at(-1);
}

/** "Before London", "at Lidl": where, or when. */
const PLACED = /\b(?:in|at|near|before|after|outside|via|around)\s+$/iu;

/** "Those Gulls tickets" are of no person. */
function isKindOf(text: string, index: number, who: string): boolean {
  const isLed = /\b(?:the|those|these|that|this|my|our|an?)\s+$/iu.test(text.slice(0, index));
  return isLed && /^\s+\p{Ll}/u.test(text.slice(index + who.length));
}
