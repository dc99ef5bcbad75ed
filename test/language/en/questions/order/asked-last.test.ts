import { expect, it } from "vitest";
import { askedFirst } from "../../../../../src/language/en/questions/order/asked-last.ts";

it.each([
  ["and it finishes when?", "and when does it finish?"],
  ["the tar run goes on till what time", "till what time does the tar run go on"],
  ["it's where?", "where is it?"],
  ["Next fire drill is when?", "when is Next fire drill?"],
  ["Una's birthday is when, exactly?", "when is Una's birthday?"],
  ["the harbour open day is where again", "where is the harbour open day"],
  ["she leaves when?", "when does she leave?"],
  ["my boat is how long", "how long is my boat"],
  ["that's with who?", "with who is that?"],
])("%s asks: %s", (text, question) => {
  expect(askedFirst(text)).toBe(question);
});

it.each(["remind me when", "when is it", "tell her it's late", "it goes there", "put it where?"])(
  "stays as it is: %s",
  (text) => {
    expect(askedFirst(text)).toBe(text);
  },
);
