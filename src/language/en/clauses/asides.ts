import { withoutAsidesBy } from "../../clauses/asides.ts";

const bare = withoutAsidesBy({
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
  hesitation: "u+h+(?!\\s+huh)|u+h*m+",
});

/** "What'd Odo write". */
const DID = /\b(?<asks>what|where|when|why|how)['’]d(?=\s)/giu;

/** "Bread too, come to think of it" is "bread too", "I'll be, uh, late" is "I'll be late", "what'd he say" is "what did he say". */
export function withoutAsides(text: string): string {
  return bare(text.replaceAll(DID, "$<asks> did"));
}
