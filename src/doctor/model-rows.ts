import type { Config } from "../config/config.ts";
import { AssistantError } from "../errors.ts";
import type { ListedModel } from "../models/list-models.ts";
import type { Models } from "../models/models.ts";
import { powersHere } from "../models/expected-speed.ts";
import { offerOf } from "../models/offer.ts";
import { openModels } from "../models/models.ts";
import type { DoctorRow } from "../types/doctor.ts";

/** The chosen model of each role, whether it is here, and whether it fits the memory. */
export async function modelRows(config: Config): Promise<readonly DoctorRow[]> {
  try {
    const models = openModels(config);
    const listed = await models.listModels();
    const chosen = listed.filter(({ isChosen }) => isChosen);
    const rows = await Promise.all(
      chosen.map((model) =>
        model.entry.role === "llm" && config.llm.kind !== "model"
          ? stoodInRow(config.llm)
          : lookedAt(models, model),
      ),
    );
    return [...rows, ...offerRows(config, listed)];
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    return [{ name: "models", status: "missing", sentence: error.message, next: error.hint }];
  }
}

/** Read through as before it is used: by its name and size alone a damaged file looks whole. */
async function lookedAt(models: Models, model: ListedModel): Promise<DoctorRow> {
  const { id, role } = model.entry;
  try {
    await models.lookAtModel(id, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    if (error.code === "model_damaged" || model.addedFrom !== undefined) {
      const { message: sentence, hint: next } = error;
      return { name: `${role} model`, status: "missing", sentence, next };
    }
  }
  return modelRow(model);
}

function modelRow({ entry, isHere, fitsMemory }: ListedModel): DoctorRow {
  const name = `${entry.role} model`;
  const megabytes = Math.round(entry.bytes / 1_000_000);
  if (!isHere) {
    const sentence = `The model ${entry.id} (${megabytes} MB) isn't here.`;
    return { name, status: "missing", sentence, next: `sotto models fetch ${entry.id}` };
  }
  if (fitsMemory) return { name, status: "ok", sentence: `The model ${entry.id} is here.` };
  const needs = `it needs ${entry.minimumMemoryGiB} GiB of memory, more than there is`;
  return {
    name,
    status: "warn",
    sentence: `The model ${entry.id} is here, but ${needs}.`,
    next: "Choose a smaller one: sotto models list, then sotto models use ID",
  };
}

/** What would fit this machine better, where nobody has chosen. */
function offerRows({ llm }: Config, listed: readonly ListedModel[]): readonly DoctorRow[] {
  const offer = offerOf(listed, powersHere());
  if (!offer || llm.kind !== "model" || llm.id !== undefined) return [];
  const [, fits = ""] = offer.about;
  return [
    { name: "better model", status: "ok", sentence: fits, next: `sotto models use ${offer.id}` },
  ];
}

function stoodInRow(llm: Exclude<Config["llm"], { kind: "model" }>): DoctorRow {
  const sentence =
    llm.kind === "script"
      ? `The script ${llm.file} plays the model.`
      : `The model is played in ${llm.folder}.`;
  return { name: "llm model", status: "ok", sentence };
}
