import { AssistantError } from "../errors.ts";
import type { Models } from "./models.ts";

/** The path of a checked model; undefined where it isn't here, which may be a choice and which doctor says, or is damaged, which is told. */
export async function findIfHere(
  { findModel }: Pick<Models, "findModel">,
  id: string,
  failed: (error: AssistantError) => void = () => undefined,
): Promise<string | undefined> {
  try {
    return await findModel(id, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    if (error.code !== "model_missing") failed(error);
    return undefined;
  }
}
