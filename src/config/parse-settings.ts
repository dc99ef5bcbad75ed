import type { z } from "zod";
import { messageOf, UsageError } from "../errors.ts";
import type { Settings } from "./settings.ts";
import { settingsSchema } from "./settings.ts";

/** The settings in a file's text; one `UsageError` with file, key and next step where they don't fit. */
export function parseSettings(text: string, file: string): Settings {
  return checkSettings(parseJson(text, file), file);
}

/** The same for a value that is JSON already. */
export function checkSettings(value: unknown, file: string): Settings {
  const parsed = settingsSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new UsageError(`The settings file ${file} doesn't fit: ${first ? describe(first) : ""}.`, {
    hint: `Change that line in ${file}, or take it out.`,
    cause: parsed.error,
  });
}

/** The raw JSON value of the file, unchecked. */
export function parseJson(text: string, file: string): unknown {
  if (text.trim() === "") {
    throw new UsageError(`The settings file ${file} is empty.`, {
      hint: `Write {} into it, or delete it; the defaults serve.`,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`The settings file ${file} is not JSON: ${messageOf(cause)}.`, {
      hint: `Repair it, or delete it; the defaults serve.`,
      cause,
    });
  }
}

/** What is wrong with one setting, without its value, which may be a secret. */
export function describe(issue: z.core.$ZodIssue): string {
  const key = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const unknown = issue.keys.map((name) => [...issue.path, name].join("."));
    return `it has no setting "${unknown.join('", "')}"`;
  }
  return key === "" ? issue.message : `"${key}": ${issue.message}`;
}
