import { describe, expect, it } from "vitest";
import { corrected as german } from "../../src/language/de/clauses/revisions.ts";
import { corrected as english } from "../../src/language/en/clauses/revisions.ts";

describe("what is left of a correction", () => {
  it.each([
    [english, "no, fifteen I meant", "fifteen", ""],
    [english, "oh wait, it's Sunday", "Sunday", ""],
    [english, "not four, half past three", "half past three", "four"],
    [english, "to Ben, not Ada", "to Ben", "Ada"],
    [english, "sandpaper as well", "sandpaper", ""],
    [english, "the other one, about pizza", "about pizza", ""],
    [english, "notes from Norway", "notes from Norway", ""],
    [english, "no", "", ""],
    [english, "that's not paid, I meant the timesheet", "the timesheet", "paid"],
    [english, "not the dentist, leave that, I meant the optician", "the optician", "the dentist"],
    [english, "Wednesday I meant to say", "Wednesday", ""],
    [english, "three boards, I'm sorry, not two", "three boards", "two"],
    [english, "it's Hana's I've marked", "Hana's", ""],
    [english, "I said May but he wants June", "he wants June", "May"],
    [english, "I said Omar, it's Hana I wanted", "Hana", "Omar"],
    [english, "I said May", "May", ""],
    [english, "nine would be better than ten", "nine", "ten"],
    [english, "oh blast, that ought to have gone to Hana", "to Hana", ""],
    [english, "it was supposed to go on the boat list", "on the boat list", ""],
    [english, "that should be sent to Omar. Send it to him, please", "to Omar", ""],
    [english, "should've been the eleventh", "the eleventh", ""],
    [english, "that's far too late for us. Two", "Two", ""],
    [english, "I had the size wrong, it's 9", "9", ""],
    [english, "Wrong Ida. Quill is who I've got to ring", "Quill", "Ida"],
    [english, "wrong Ida. It's Quill that mends sails", "Quill", "Ida"],
    [english, "the wrong size came", "the wrong size came", ""],
    [german, "es ist der Freitag, den ich wollte", "der Freitag", ""],
    [german, "das ist noch offen, ich meinte die Steuer", "die Steuer", ""],
    [german, "nein, am Mittwoch", "am Mittwoch", ""],
    [german, "nicht zwei, drei", "drei", "zwei"],
    [german, "Zwieback auch noch", "Zwieback", ""],
    [german, "Notizen aus Norwegen", "Notizen aus Norwegen", ""],
  ])("%o %s", (...[corrected, text, left, rejected]) => {
    expect(corrected(text)).toEqual({ text: left, rejected });
  });
});
