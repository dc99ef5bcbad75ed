import { BEGIN, END, opening } from "../openings.ts";
import { moodsBy } from "../../clauses/moods.ts";
import { markedClauses } from "./clauses.ts";
import { FORBIDDEN_ACTS, JOINED } from "./forbidden-acts.ts";

export const {
  asksFact,
  forbiddenActs,
  forbids,
  happened,
  isClause,
  isQuestion,
  recalls,
  reports,
  lacks,
  speaksOfSelf,
  states,
  withoutForbidden,
  wonders,
} = moodsBy({
  markedClauses,
  acts: FORBIDDEN_ACTS,
  joined: JOINED,
  /** "Schick das nicht ab", "lösch nichts", "du sollst nicht …"; "vergiss nicht" asks for something, "habe ich nicht" asks a question. */
  forbids: opening(
    String.raw`(?!(?:vergiss|vergesst|vergessen sie|lass mich)${END})(?:(?:bloß|auf keinen fall|niemals|nie)\s|nicht\s+\p{L}+en${END}|(?:schick|sende?|lösche?|mach|tu|verschiebe?|stell|schreibe?|leg|ruf|spiele?|öffne|starte?|trage?|erinnere?|weck|antworte?|benenne?|kaufe?|lies)\p{L}*\s+(?:[^,.;!?]*\s)?(?:nicht|nichts|keine?n?)${END}|(?:du\s+)?(?:sollst|darfst|brauchst|musst)\s+(?:du\s+)?(?:[^,.;!?]*\s)?(?:nicht|kein\p{L}*)${END})`,
  ),
  /** "Wie lösche ich einen Termin", "soll ich …": wants to know, not to have it done. */
  wonders: opening(
    String.raw`(?:wie (?:kann|könnte|soll|muss|lösch|verschieb|stell|mach|änder|schick)\p{L}*\s+(?:ich|man)${END}|was passiert${END}|was (?:ist|wäre),? wenn${END}|(?:soll|sollte|sollten|habe|hab|hatte|haben|muss|müssen|darf|war|bin)\s+(?:ich|wir)${END}|warum${END}|wieso${END}|ist es (?:möglich|ok|okay|sicher|klug)${END})`,
  ),
  /** "Habe ich morgen Termine" asks what there is, and nothing about an act. */
  looks: opening(
    String.raw`(?:habe?|haben|hatte|bin)\s+(?:ich|wir)${END}(?!.*(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert)[?.!]*$)`,
  ),
  /** "Wann ist der Zahnarzt": one question about what is, and nothing to be done. */
  asks: opening(
    String.raw`(?!.*${BEGIN}(?:kannst|könntest|würdest) du${END})(?:was|wer|wo|wann|wie|welche\p{L}?|wessen|wen|wem|wie (?:viele?|lange?|oft|spät|alt|weit))${END}[^,.;:!?]*?${BEGIN}(?:ist|sind|war|waren|hat|habe|haben|hatte|steht|stehen|gibt|geht|heißt|liegt|lautet|dauert|kommt|beginnt|fängt|endet|findet)${END}[^,.;:!?]*[?.]?$`,
  ),
  /** "Wer macht am Freitag Tee" asks, whatever its verb; "wie wäre fünf" and "wenn ich zu Hause bin" answer. */
  question: opening(
    String.raw`(?:(?:wer|wessen|wen|wem|welche\p{L}?|was)${END}\s+(?!(?:ist mit|wäre)${END})|(?:wo|wann|warum|wieso|wohin|woher)${END}\s|(?:von|mit|für|an|zu|bei)\s+(?:wem|wen)${END}|(?:bis|ab|seit)\s+wann${END}|um\s+wie\s?viel${END}|(?:an|in|auf|zu|bei)\s+welche\p{L}?${END}|wie${END}\s+(?!wäre)(?:viele?|lange?|weit|oft|alt|spät|hoch|teuer|groß|schwer|ist|sind|war|heißt|geht|steht|lautet|kann|soll|muss|hat|habe)${END})`,
  ),
  /** Who a clause tells something of. */
  subject: new RegExp(String.raw`^(?:ich|wir|er|sie|du|ihr|es|man)\s+\p{L}`, "iu"),
  predicate: new RegExp(
    String.raw`(?:^|[\s,.;])(?:ich|wir|er|sie|man)\s+\p{L}|${BEGIN}\p{L}+\s+(?:ist|sind|war|waren|hat|hatte|wird|wäre|würde|soll|sollte|kann|muss)${END}\s+\p{L}`,
    "iu",
  ),
  /** "Karin hat gestern gebacken", "die Tüten sind bestellt": so beginnt kein Auftrag. */
  happened: new RegExp(
    String.raw`^(?:(?:also|ach|und|aber|na)[,\s]+)*(?:(?:mein\p{L}*|unser\p{L}*|der|die|das)\s+)?\p{L}+(?:\s+\p{L}+)?\s+(?:hat|haben|ist|sind|war|waren|wurden?)\s[^.!?]*?(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:er|be|ver)\p{L}+t)${END}`,
    "iu",
  ),
  /** "Die Kinder waren um fünf wach"; was verlegt oder ausgemacht wurde, kommt noch. */
  recalls: opening(
    String.raw`(?!(?:was|wer|wen|wem|wo|wann|wie|warum|wieso|welche\p{L}?|dass|wenn|ob)${END})(?:\p{L}+\s+){1,4}(?:war|waren|warst|hatten?|kam(?:en)?|ging(?:en)?|schliefen?|musste[nt]?|konnte[nt]?)${END}(?!.*(?:verschoben|verlegt|abgesagt|geplant|vereinbart|ausgemacht|gebucht|gedacht|gebeten|vorgesehen|fällig)${END})`,
  ),
  /** "Ich brauche Toms Nummer", "wir wissen nicht mehr, wer kommt", "keine Ahnung, wann das ist". */
  lacks: opening(
    String.raw`(?:(?:ich|wir)\s+(?:brauche?n?|möchten?|will|wollen|hätten?|suchen?|würden?|muss|müssen|frage?n?|habe?n?\s+(?:keine ahnung|vergessen|kein)|bin mir nicht|vergesse|(?:weiß|wissen|finden?|erinnere?n?|sehen?)${END}[^,.;!?]*?${BEGIN}nicht)${END}|keine ahnung${END})`,
  ),
  self: new RegExp(
    String.raw`${BEGIN}(?:ich|mir|mich|wir|uns|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?)${END}`,
    "iu",
  ),
  thing: new RegExp(String.raw`^(?:da|das|dies\p{L}*|mein\p{L}*|unser\p{L}*|der|die)\s`, "iu"),
});
