import { z } from "zod";
import type { JsonObject } from "../../../types/json.ts";

/** How the envelope is laid out; a script refuses any other. */
const PROTOCOL = 1;

const envelope = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), id: z.string(), value: z.json() }),
  z.object({
    ok: z.literal(false),
    id: z.string(),
    /** What a script can say itself; else the number says it. */
    code: z.string().optional(),
    /** Of a denial: denied, restricted, write_only, not_asked, cannot_ask. */
    state: z.string().optional(),
    /** The number of the Apple event's or framework's error. */
    number: z.number().optional(),
    message: z.string(),
  }),
]);

export type ScriptAnswer = z.infer<typeof envelope>;
export type ScriptError = Extract<ScriptAnswer, { readonly ok: false }>;

export type ScriptRequest = {
  readonly id: string;
  readonly operation: string;
  readonly input: JsonObject;
  /** When the script has to be done, in milliseconds from its start; it ends by itself then. */
  readonly deadlineMs: number;
  /** Whether it may make macOS ask for access. */
  readonly mayAsk: boolean;
};

/** The request as a script reads it: JSON in ASCII, so that no encoding on the way can change a text. */
export function encodeRequest(request: ScriptRequest): string {
  return asciiJson({ protocol: PROTOCOL, ...request });
}

/** What a script printed, or why it is no answer to this request. */
export function decodeAnswer(output: string, id: string): ScriptAnswer | { readonly bad: string } {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    // The text of the exception would only say where the first odd letter is.
    return { bad: "no JSON" };
  }
  const read = envelope.safeParse(json);
  if (!read.success) return { bad: "no envelope" };
  return read.data.id === id ? read.data : { bad: "the answer to something else" };
}

function asciiJson(value: JsonObject): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"),
  );
}
