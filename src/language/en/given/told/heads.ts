import { WANTS } from "../around.ts";
import { OPENING } from "../../openings.ts";
import type { Saying } from "./direct/as-told.ts";
import { SOME, THING } from "./way.ts";

/** What is said before whom it is said to, and how that is said. */
const HEADS: readonly (readonly [Saying, string])[] = [
  [
    "tell",
    String.raw`(?:tell|text|message|msg|sms|whatsapp|dm|ping|let|inform|update|warn|e-?mail|mail|write(?:\s+to)?|hit\s+up|buzz|say\s+to|drop|shoot|send|fire|give)`,
  ],
  [
    "tell",
    String.raw`(?:drop|shoot|send|fire|get|write|compose|draft|do|type|put\s+together|bang\s+out|have|need|want)\s+(?:off\s+|out\s+)?${SOME}${THING}(?:\s+(?:off|over|out|across|going|doing|sent|sending))*\s+(?:to|for)`,
  ],
  ["tell", String.raw`(?:${SOME})?(?:(?:group|quick|short)\s+)?${THING}\s+(?:to|for)`],
  [
    "tell",
    String.raw`(?:text|send|message|e-?mail|mail)\s+(?:this|the following)(?:\s+(?:over|off))?\s+to`,
  ],
  ["tell", String.raw`to(?=\s*$)`],
  ["ask", String.raw`(?:ask|check\s+with|find\s+out\s+from|enquire\s+of)`],
  ["thank", String.raw`(?:thank|say\s+(?:a\s+(?:big\s+)?)?(?:thanks|thank\s+you)\s+to)`],
  [
    "congratulate",
    String.raw`(?:congratulate|say\s+(?:congratulations|congrats|well\s+done)\s+to)`,
  ],
  ["wish", String.raw`wish`],
  ["sorry", String.raw`(?:apologi[sz]e\s+to|say\s+(?:i['’]m\s+)?sorry\s+to)`],
  ["remind", String.raw`remind`],
];
/** The same as expressions that end right before somebody is named. */
export const LEADS = HEADS.map(
  ([saying, head]) =>
    [
      saying,
      new RegExp(
        String.raw`(?:^|[.,;:!?…–—]\s+|\s+-\s+|\s(?:so|and|but)\s+)(?<asks>${OPENING}(?:(?:${WANTS}|someone|somebody)\s+)?(?:just\s+|please\s+|also\s+)?(?<head>${head}))\s+(?:both\s+)?$`,
        "iu",
      ),
    ] as const,
);
