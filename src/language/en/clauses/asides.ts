import { withoutAsidesBy } from "../../clauses/asides.ts";

/** "Bread too, come to think of it" is "bread too". */
export const withoutAsides = withoutAsidesBy({
  aside: [
    String.raw`(?:now|since|come)\s+(?:that\s+)?(?:i\s+(?:come\s+to\s+)?|to\s+)think\s+(?:of|about)\s+it`,
    String.raw`(?:now|since)\s+(?:that\s+)?you\s+mention\s+it`,
    String.raw`thinking\s+(?:of|about)\s+it`,
    String.raw`(?:while|before)\s+(?:i|it)\s+(?:think|forget|remember|slips)(?:\s+(?:of\s+)?(?:it|that|my mind))?`,
    "by the way",
    "speaking of which",
    "funnily enough",
    "truth be told",
  ].join("|"),
  links: "oh|and|ah|ooh|well|so",
});
