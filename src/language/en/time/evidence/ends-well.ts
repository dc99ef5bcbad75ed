import type { Tokens } from "../../../tokens.ts";

/** Words a time may stand before; any other makes a bare number or rank part of something else. */
const FOLLOWING: ReadonlySet<string> = new Set(
  "and or but then so if when while that which who please thanks thank instead at on in by between to for with from of until till through thru before after about around approximately circa roughly inclusive starting beginning ending except because as is are was were do does did can could will would should i we you he she it they my me us your our his her their there okay ok called named titled saying call tell remind send ask add schedule make put block pop mon tue tues weds thu thur thurs fri sharp today tomorrow tonight yesterday this next last every each monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays morning afternoon evening night am pm oclock not rather any onwards onward the a an daily weekly fortnightly monthly yearly annually once twice".split(
    " ",
  ),
);
const UNIT_SIGNS: ReadonlySet<string> = new Set(["%", "°", "$", "€", "£", "/", "+"]);

/** Nothing follows, or a mark, or a word that does not go on with a number or a rank. */
export function endsWell(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  if (!token) return true;
  return token.kind === "mark" ? !UNIT_SIGNS.has(token.word) : FOLLOWING.has(token.word);
}

/** Another number or a unit sign follows: the number before is no time. */
export function continuesNumber(tokens: Tokens, next: number): boolean {
  const token = tokens[next];
  return token?.kind === "number" || UNIT_SIGNS.has(token?.word ?? "");
}
