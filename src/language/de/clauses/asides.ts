import { withoutAsidesBy } from "../../clauses/asides.ts";

/** "Brot auch, wenn ich so überlege" ist "Brot auch". */
export const withoutAsides = withoutAsidesBy({
  aside:
    "wenn ich(?: so| mir das)? (?:recht |genau )?(?:überlege|darüber nachdenke)|wo (?:du|Sie)(?:'s| es)? (?:gerade )?(?:sagst|sagen|erwähnst)|(?:bevor|ehe) ich(?:'s| es) vergesse|übrigens|wenn wir schon dabei sind|da fällt mir ein",
  links: "ach|oh|und|ja|also",
  hesitation: "ä+h*m*|ö+h*m+|h+m+",
});
