import { expect, it } from "vitest";
import { namesSaid } from "../../../../src/understanding/ranking/features/names-said.ts";
import { consider } from "../../../helpers/consider.ts";

it.each([
  ["system.open_app", "open Notes", { isSaid: true, isLacking: false }],
  ["system.open_app", "open Blender", { isSaid: false, isLacking: true }],
  ["messages.send", "text Sarah I'm late", { isSaid: true, isLacking: false }],
  ["messages.send", "text him I'm late", { isSaid: false, isLacking: true }],
  ["reminders.create", "add milk to the shopping list", { isSaid: true, isLacking: false }],
  ["reminders.create", "remind me to buy milk", { isSaid: false, isLacking: false }],
] as const)("%s of %j", (...[name, text, expected]) => {
  expect(namesSaid(consider(name, text))).toEqual(expected);
});
