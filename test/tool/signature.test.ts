import { expect, it } from "vitest";
import { wholeSignatureOf } from "../../src/tool/signature.ts";
import { tool } from "../tools/run-tool.ts";

it.each([
  ["calendar.delete_event", /^calendar\.delete_event\(id or list, /],
  ["messages.send", /^messages\.send\(to or list, /],
  ["mail.read", /^mail\.read\(id, /],
])("tells of %s what may be a list", (name, line) => {
  expect(wholeSignatureOf(tool(name))).toMatch(line);
});
