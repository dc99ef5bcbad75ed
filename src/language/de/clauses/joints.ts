import { jointsBy } from "../../clauses/joints.ts";
import { END, OPENING, opensReminding } from "../openings.ts";

/** Words that join two requests; the longest first. "Am 3. März" ends no sentence. */
const JOINTS =
  /\s*(?:[,;.!?]*\s+und\s+(?:(?:dann|danach|auch|außerdem|noch),?\s+)?|[,;.!?]*\s+(?:dann|danach|anschließend|außerdem)\s+|;\s+|(?<!\d)[.!?]+\s+(?:(?:außerdem|danach|dann|und),?\s+)?)/giu;
/** Words that begin no request. */
const NO_ACT =
  "der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein\\p{L}*|dein\\p{L}*|sein\\p{L}*|unser\\p{L}*|mit|für|zu|zum|zur|von|vom|über|in|im|am|an|auf|bei|um|wenn|weil|während|seit|bis|aber|oder|nicht|nie|beide|ich|wir|du|er|sie|es|ihr|da|dies\\p{L}*|ist|sind|war|waren|hat|haben|hatte";

export const {
  beginsAct,
  cutsIn,
  endsIn,
  endsInToo,
  isNoRequest,
  jointsIn,
  namesRecord,
  opensAlike,
  withoutToo,
} = jointsBy({
  joints: JOINTS,
  ends: new RegExp(
    String.raw`${JOINTS.source}|,\s+(?=(?:also|beide|es|ich|wir|er|sie|das|da)${END})`,
    "giu",
  ),
  closes: new RegExp(`(?<!\\p{L})und${END}`, "iu"),
  also: new RegExp(`(?:auch|außerdem)${END}`, "iu"),
  too: new RegExp(String.raw`[\s,]+(?:auch|ebenfalls|ebenso)[.!?]*$`, "iu"),
  /** A record that was not spoken of before. */
  record: new RegExp(
    String.raw`^(?:der|die|das|den|dem|mein\p{L}*|unser\p{L}*)\s+(?!(?:andere|nächste|gleiche|selbe|erste|zweite|letzte)[nrsm]?${END})\S`,
    "iu",
  ),
  /** What is not to be. A large letter says nothing here: every noun has one. */
  noRequest: new RegExp(`^(?:nicht|nie|niemals|kein\\p{L}*)${END}`, "iu"),
  /** "Mach das Licht aus", "bestell eine Pizza", "wer hat gewonnen": a verb in small letters that stands first. */
  acts: new RegExp(
    String.raw`^${OPENING}(?:(?:[Ww]as|[Ww]er|[Ww]ie|[Ww]arum|[Ww]o|[Ww]ann|[Ww]elche\p{L}?)${END}|(?!(?:${NO_ACT})${END})\p{L}?\p{Ll}+\s+(?:(?:mal|bitte|mir|uns)\s+)*(?:(?:der|die|das|den|dem|ein|eine|einen|mein\p{L}*|unser\p{L}*|es|ihn|ihr|ihm|alle\p{L}?|dies\p{L}*)${END}|\p{Lu}))`,
    "u",
  ),
  opensReminding,
});
