const AGAIN = /^(?:und\s+|mach das\s+)*(?:noch ?mal|noch einmal|nochmals)(?:\s+bitte)?[\s.!]*$/iu;
const MORE =
  /^(?:und\s+)?(?:noch\s+(?:etwas|ein bisschen|ein wenig)(?:\s+mehr)?|noch mehr|(?:etwas|ein bisschen|ein wenig) mehr|mehr)(?:\s+bitte)?[\s.!]*$/iu;

/** "Noch einmal"; "noch etwas mehr". */
export function wantsAgain(text: string): "again" | "more" | undefined {
  if (AGAIN.test(text)) return "again";
  return MORE.test(text) ? "more" : undefined;
}
