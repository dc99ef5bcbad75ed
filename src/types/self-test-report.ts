import { z } from "zod";

const answer = z.object({
  area: z.string(),
  question: z.string(),
  /** Counts, times and codes: nothing of what is the user's. */
  answer: z.string(),
  milliseconds: z.number(),
  isGood: z.boolean(),
});
export type SelfTestAnswer = z.infer<typeof answer>;

/** What a Mac answered, as `sotto selftest mac --json` prints it and as it is kept to be compared with the emulated one. */
export const selfTestReport = z.object({
  version: z.literal(1),
  darwin: z.string(),
  arch: z.string(),
  node: z.string(),
  app: z.string(),
  writes: z.boolean(),
  permissions: z.array(z.object({ name: z.string(), what: z.string(), state: z.string() })),
  answers: z.array(answer),
  isGood: z.boolean(),
});
export type SelfTestReport = z.infer<typeof selfTestReport>;
