import { expect, it } from "vitest";
import { inPlace } from "../../../../src/language/en/steps/in-place/in-place.ts";

it.each([
  ["Everything on the barn list's bought", "tick off Everything on the barn list"],
  ["Every last thing on the barn list is in the van", "tick off everything on the barn list"],
  [
    "I've got everything on the barn list except the oats",
    "tick off everything on the barn list except the oats",
  ],
  ["We've done the whole barn list", "tick off everything on the barn list"],
  ["The barn list's finished, every item on it", "tick off everything on the barn list"],
  [
    "I hauled the entire barn list up the hill, so every single thing on it is done",
    "tick off everything on the barn list",
  ],
  // The list is named in a clause before it, by its name alone too.
  ["The whole barn list is in the boot, tick it all off.", "tick off everything on the barn list"],
  ["Barn's all in, cross everything off.", "cross everything on the Barn list off."],
  ["That's the barn done. Tick the lot.", "Tick everything on the barn list."],
])("%s", (text, asked) => {
  expect(inPlace(text)).toBe(asked);
});

it.each([
  "Is everything on the barn list bought?",
  "Everything on the barn list is for Mum",
  "The gutters are all done",
  "I've read the whole barn book",
])("%s ticks nothing", (text) => {
  expect(inPlace(text)).toBe(text);
});
