import { expect, it } from "vitest";
import { onlyShown } from "../../../src/turn/choose/only-shown.ts";
import type { PromptItem } from "../../../src/types/prompt-item.ts";
import { requestFor } from "../../helpers/request-for.ts";

const ENTRY = { id: "a", facts: { title: "Dentist" }, listing: 1, place: 0, isOwn: true };
const found = (result: string): PromptItem => ({
  kind: "call",
  name: "calendar.query",
  arguments: {},
  result,
});

it.each<[string, readonly PromptItem[], readonly string[]]>([
  ["a result shows it", [found("event:1 | Dentist\nevent:12 | Rowing")], ["event:1", "event:12"]],
  ["a result shows another", [found("event:12 | Rowing")], ["event:12"]],
  ["a note shows it", [{ kind: "note", text: "event:1 | Dentist" }], ["event:1"]],
  ["nothing was read", [{ kind: "user", text: "cancel the dentist" }], []],
])("a record may be chosen where %s", async (_, items, expected) => {
  const { request } = await requestFor("calendar.delete_event", "cancel the dentist");
  const handles = ["event:1", "event:12"].map((handle) => ({ ...ENTRY, kind: "event", handle }));
  const known = { ...request, context: { ...request.context, handles } };
  expect(onlyShown(known, { items }).context.handles.map(({ handle }) => handle)).toEqual(expected);
});
