import { AssistantError } from "../../errors.ts";
import type { LlmVerbs } from "./protocol.ts";
import { renderPrompt, stablePart } from "../format/render-prompt.ts";
import { ensureRoom } from "../engine/engine.ts";
import { runStep } from "../write/run-step.ts";
import type { Engine } from "../engine/engine.ts";
import { serveParent } from "./serve-parent.ts";
import { loadEngine } from "../engine/load-engine.ts";
import { loadState, saveState } from "../engine/state-file.ts";
import { commonLength } from "../engine/span.ts";

let engine: Engine | undefined;
let modelFile = "";

function loaded(): Engine {
  if (!engine) throw new AssistantError("model_failed", "The model has not been loaded.");
  return engine;
}

serveParent<LlmVerbs>({
  load: async (ask, work) => {
    engine = await loadEngine(ask, work);
    modelFile = ask.modelFile;
    return { contextSize: engine.contextSize, wrapper: engine.style.wrapper.wrapperName };
  },
  count: async (text) => loaded().tokeniser.tokens({ kind: "text", text }, false).length,
  countPrompt: async (prompt) => {
    const { context, style } = loaded();
    return context.plan(renderPrompt(prompt, style)).tokens.length;
  },
  prefill: async (prompt, work) => {
    const { context, sequence, style } = loaded();
    const { spans, tokens } = context.plan(stablePart(renderPrompt(prompt, style)));
    ensureRoom(loaded(), tokens.length);
    const before = context.evaluated;
    // What the context holds beyond an already read head belongs to it and stays.
    if (commonLength(sequence.contextTokens, tokens) < tokens.length) {
      if (await context.hold(tokens, work)) await context.checkpoint();
      context.remember(spans);
    }
    const evaluatedTokens = context.evaluated - before;
    return { promptTokens: tokens.length, evaluatedTokens, generatedTokens: 0 };
  },
  step: (request, work) => runStep(loaded(), request, work),
  forget: async () => {
    await loaded().context.forget();
    return null;
  },
  saveState: async (file) => {
    await saveState(loaded(), { file, modelFile });
    return null;
  },
  loadState: (file) => loadState(loaded(), { file, modelFile }),
});
