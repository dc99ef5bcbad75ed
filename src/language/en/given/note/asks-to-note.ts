import { TIES, WANTS } from "../around.ts";

const SMALL_NOTE = String.raw`(?:(?:new|quick|little|separate|wee|short|proper|mental|fresh|single|brief)\s+)*(?:note|memo)`;
/** Where words are kept: "a quick note", "my notes", "the notebook". */
const NOTE = String.raw`(?:(?:an?|one|another)\s+${SMALL_NOTE}|(?:my|the|your)\s+(?:(?:own|phone|new)\s+)?(?:notes?|note\s?(?:pad|book)|memos?|jotter)(?:\s+app)?|(?:new\s+|quick\s+)?(?:note|memo)s?)`;
/** One of its own: "a quick note", "a new note". */
const ONE = String.raw`(?:an?|one|another|new)\s+${SMALL_NOTE}`;
/** What only points at the words. */
const IT = String.raw`(?:it|this|that|these|those|them|(?:all|both|every\s+(?:bit|word)|the\s+lot|the\s+whole\s+lot)(?:\s+of\s+(?:it|this|that|these|those|them))?|all\s+(?:this|that|it)|all|everything|(?:that|this)\s+(?:lot|one|down)|the\s+(?:following|whole\s+thing)|what\s+(?:follows|i['’]?m\s+(?:about\s+to\s+say|saying)|i\s+say)|something|one\s+thing|a\s+(?:few\s+things?|thing|line)|(?:a\s+)?quick\s+one)`;
const KEEP = String.raw`(?:put(?:ting)?|pop|stick|get|save|keep|writ(?:e|ing)|jot|note|record|log|bung|whack|shove|have|file|take|make|type|scribble|dictate|add|drop|set|hold\s+on\s+to|hang\s+on\s+to|leave|enter|turn|copy|stash|store|throw|chuck|bang|lob|mark|capture|park)`;
const KEPT = String.raw`(?:written|put|kept|noted|saved|recorded|jotted|logged|stored|popped|stuck|writing|putting|keeping|noting|saving|recording|jotting|logging|going|to\s+go|to\s+be)`;
/** What may stand around any of it. */
const SMALL = String.raw`(?:\s*,?\s*\b(?:down|up|in\s+writing|somewhere(?:\s+safe)?|for\s+(?:me|us|myself|later|now|posterity|the\s+record|next\s+time)|to\s+(?:self|myself)|please|pls|plz|will\s+(?:you|ya)|would\s+(?:you|ya)|could\s+you|can\s+you|if\s+you\s+(?:would|could|can|please|don['’]?t\s+mind|wouldn['’]?t\s+mind)|quick(?:ly)?|real\s+quick|now|straight\s+away|obviously|too|then|cheers|thanks|thank\s+you|ta|love|mate|a\s+sec(?:ond)?|in\s+black\s+and\s+white|word\s+for\s+word|as\s+(?:i\s+say\s+it|it\s+is)|with\s+(?:it|that|them)|there|just))*`;
const INTO = String.raw`(?:(?:down|up|away|straight)\s+)*(?:in|into|as|on|onto|to|inside|among|under|for)`;
const MODAL = String.raw`(?:['’]?s|\s+(?:needs?|wants?|has|have|ought|should|can|could|must|is|are|was|may|might|will|would|gets?|goes?|belongs?|deserves?|going|got|['’]s\s+got))`;

const ASKS = [
  // "Put that in a note", "can you get this down in my notes", "jot it down".
  String.raw`(?:${WANTS}\s+)?(?:${KEEP}\s+(?:me\s+|us\s+)?(?:${IT}${SMALL}\s+)?(?:down\s+)?${INTO}\s+${NOTE}|make\s+${IT}\s+an?\s+note)${SMALL}`,
  String.raw`(?:${WANTS}\s+)?(?:(?:writ(?:e|ing)|jot|take|scribble|type|note)\s+(?:me\s+)?(?:${IT}\s+)?down(?:\s+${IT})?|(?:note|jot|record)\s+${IT}|(?:a\s+)?note\s+(?:of|for|about)\s+${IT})${SMALL}(?:\s+${INTO}\s+${NOTE})?${SMALL}`,
  // "Make a note of this", "start a note", "take a memo", "let me dictate a note".
  String.raw`(?:${WANTS}\s+)?(?:mak(?:e|ing)|tak(?:e|ing)|do|start|create|open|leave|writ(?:e|ing)|save|keep|have|get|want|need|add|record|type|begin|dictat(?:e|ing)|scribble|stick|pop|put|drop|chuck|bang|give|like)(?:\s+(?:me|us|myself|up|down|out|to))*\s+${ONE}(?:\s+(?:of|with|about|for|saying)\s+${IT})?(?:\s+(?:going|started|in|on|down))?${SMALL}`,
  // "That needs to go in a note", "this wants writing down", "could this be a note".
  String.raw`(?:could|can|may|should)?\s*${IT}${MODAL}?(?:\s+(?:to|be|go|get|got|going|${KEPT}))*\s+(?:(?:written|noted|writing|noting|jotting|jotted)\s+down${SMALL}(?:\s+${INTO}\s+${NOTE})?|(?:be\s+)?${INTO}\s+${NOTE}|be\s+an?\s+note)${SMALL}`,
  // "I'd like that as a note", "I want it kept in a note", "could I have that in my notes".
  String.raw`${WANTS}\s+${IT}(?:\s+(?:to|be|go|got|${KEPT}|down|up))*\s+(?:${INTO}\s+${NOTE}|(?:noted|written)\s+down)${SMALL}`,
  // "In a note please", "as a note", "for the notes", "into a note with it".
  String.raw`(?:(?:just|straight|all(?:\s+(?:of\s+)?(?:that|it|this))?|${IT}|somewhere|down|maybe|this\s+is)\s+)*${INTO}\s+${NOTE}${SMALL}`,
  // "Note", "note to self", "a note please", "memo".
  String.raw`(?:(?:that['’]s\s+)?(?:an?\s+)?(?:(?:quick|new|little)\s+)?(?:note|memo)(?:\s+to\s+file|\s+will\s+do)?|notes)${SMALL}`,
  // "Keep a record of this".
  String.raw`(?:${WANTS}\s+)?(?:keep|make)\s+a\s+record(?:\s+of\s+${IT})?${SMALL}(?:\s+${INTO}\s+${NOTE})?${SMALL}`,
];

/** What asks to write words down, and says nothing of them; between what ties it to them. */
export const NOTING = String.raw`${TIES}(?:${ASKS.join("|")})`;

/** Why, behind what asks: "… because it's important", "so I don't lose it". */
export const WHY = String.raw`(?:,?\s+(?:so(?:\s+that)?|because|cos|cause|before|in\s+case|and\s+then|or|as|while|for\s+when|when|if|until|since)\s+\S+\s[^:,.;!?]*)?`;
