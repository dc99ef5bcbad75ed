/** What somebody says of their own talking or thinking, and says nothing of what is asked for. */
const ASIDE = [
  String.raw`(?:now|since|come)\s+(?:that\s+)?(?:i\s+(?:come\s+to\s+)?|to\s+)think\s+(?:of|about)\s+it`,
  String.raw`(?:now|since)\s+(?:that\s+)?you\s+mention\s+it`,
  String.raw`thinking\s+(?:of|about)\s+it`,
  String.raw`(?:while|before)\s+(?:i|it)\s+(?:think|forget|remember|slips)(?:\s+(?:of\s+)?(?:it|that|my mind))?`,
  "by the way",
  "speaking of which",
  "funnily enough",
  "truth be told",
].join("|");
const AT_END = new RegExp(String.raw`\s*[,;–—-]+\s*(?:${ASIDE})\s*(?<mark>[.!?]*)\s*$`, "iu");
const AT_FRONT = new RegExp(
  String.raw`^(?<before>(?:(?:oh|and|ah|ooh|well|so)[,\s]+)*)(?:${ASIDE})\s*[,;:–—-]+\s*`,
  "iu",
);

/** "Bread too, come to think of it" is "bread too". */
export function withoutAsides(text: string): string {
  const own = text.replace(AT_END, "$<mark>").replace(AT_FRONT, "$<before>");
  return /\p{L}/u.test(own) ? own : text;
}
