const ASIDE =
  "wenn ich(?: so| mir das)? (?:recht |genau )?(?:überlege|darüber nachdenke)|wo (?:du|Sie)(?:'s| es)? (?:gerade )?(?:sagst|sagen|erwähnst)|(?:bevor|ehe) ich(?:'s| es) vergesse|übrigens|wenn wir schon dabei sind|da fällt mir ein";
const AT_END = new RegExp(String.raw`\s*[,;–—-]+\s*(?:${ASIDE})\s*(?<mark>[.!?]*)\s*$`, "iu");
const AT_FRONT = new RegExp(
  String.raw`^(?<before>(?:(?:ach|oh|und|ja|also)[,\s]+)*)(?:${ASIDE})\s*[,;:–—-]+\s*`,
  "iu",
);

/** "Brot auch, wenn ich so überlege" ist "Brot auch". */
export function withoutAsides(text: string): string {
  const own = text.replace(AT_END, "$<mark>").replace(AT_FRONT, "$<before>");
  return /\p{L}/u.test(own) ? own : text;
}
