import { z } from "zod";

/** Longest answer that is kept; the model sees less of it. */
const LONGEST_ANSWER = 20_000;

const partSchema = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  uri: z.string().optional(),
  resource: z.looseObject({ text: z.string().optional(), uri: z.string().optional() }).optional(),
});

/** The parts of an answer as text: what is no text is named by its kind. */
export function answerText(content: unknown): string {
  const parts = z.array(partSchema).safeParse(content);
  if (!parts.success) return "It answered nothing.";
  const texts = parts.data.map(
    ({ type, text, uri, resource }) =>
      text ??
      resource?.text ??
      `[${type}${(uri ?? resource?.uri) ? ` ${uri ?? resource?.uri}` : ""}]`,
  );
  const all = texts.join("\n").trim();
  if (all === "") return "It answered nothing.";
  return all.length <= LONGEST_ANSWER ? all : `${all.slice(0, LONGEST_ANSWER)}…`;
}
