import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Considered } from "./considered.ts";
import { namedKinds } from "./known-words.ts";

/** The name of a shortcut, an app or a song is what people say to have it run, however the index knows it. */
function takesCommand(tool: Tool): boolean {
  return (
    takesTitle(tool) ||
    parametersOf(tool).some(
      ({ kind, required }) => required && (kind === "shortcut" || kind === "app"),
    )
  );
}

/**
 * What a tool runs is called by its very name; titles, which are everyday words, have to be asked
 * for: "get shot of it" runs no shortcut "Shout".
 */
export function isCalled({ tool, reading }: Pick<Considered, "tool" | "reading">): boolean {
  if (takesTitle(tool)) return reading.names("music").some((title) => title.isAskedFor);
  return (
    takesCommand(tool) &&
    namedKinds(tool)
      .flatMap(reading.names)
      .some(({ score }) => score === 1)
  );
}

function takesTitle(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind }) => kind === "music");
}
