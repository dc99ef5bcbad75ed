import { describe, expect, it } from "vitest";
import {
  WORDS_TO_TYPE,
  asksForMore,
  commandIn,
  isNod,
  yesOrNo,
} from "../../../src/language/de/answers.ts";
import { smallTalk } from "../../../src/language/de/small-talk.ts";

describe("an answer to a question in German", () => {
  it.each([
    "Ja.",
    "ja bitte",
    "Klar!",
    "na klar",
    "in Ordnung",
    "mach das",
    "Ja, mach das bitte",
    "gerne",
  ])("is a yes: %s", (text) => {
    expect(yesOrNo(text)).toBe("yes");
  });

  it.each(["Nein.", "nein danke", "nee", "stopp", "lieber nicht", "auf keinen Fall", "vergiss es"])(
    "is a no: %s",
    (text) => {
      expect(yesOrNo(text)).toBe("no");
    },
  );

  it.each(["ja, aber um sechs", "nein, den anderen", "Anna", "jaja die Oma", ""])(
    "is neither: %s",
    (text) => {
      expect(yesOrNo(text)).toBeUndefined();
    },
  );
});

describe("a command to the conversation in German", () => {
  it.each([
    ["Stopp!", "stop"],
    ["rückgängig", "undo"],
    ["mach das bitte rückgängig", "undo"],
    ["weiter", "go-on"],
    ["wie bitte?", "repeat"],
    ["Was kannst du?", "help"],
    ["vergiss alles", "forget"],
    ["tschüss", "quit"],
  ])("%s", (text, command) => {
    expect(commandIn(text)).toBe(command);
  });

  it.each([
    "stopp den Timer",
    "vergiss nicht, Milch zu kaufen",
    "weiter geht es um drei",
    "mach das Licht aus",
  ])("is none: %s", (text) => {
    expect(commandIn(text)).toBeUndefined();
  });

  it("is none of the words to type", () => {
    expect(WORDS_TO_TYPE.map(commandIn)).toEqual(WORDS_TO_TYPE.map(() => undefined));
  });

  it("asks for more, and listens", () => {
    expect([asksForMore("den Rest bitte"), asksForMore("mehr Musik")]).toEqual([true, false]);
    expect([isNod("mhm"), isNod("ja")]).toEqual([true, false]);
  });
});

describe("small talk in German", () => {
  it.each([
    ["Hallo!", "Hallo. Was kann ich für dich tun?"],
    ["Moin", "Hallo. Was kann ich für dich tun?"],
    ["Guten Morgen", "Das wünsche ich dir auch."],
    ["Hallo, wie geht's?", "Mir geht es gut, danke. Was kann ich für dich tun?"],
    ["Vielen Dank!", "Gern geschehen."],
    ["super, danke dir", "Gern geschehen."],
    ["gut gemacht", "Das freut mich."],
    ["tschüss, bis morgen", "Auf Wiedersehen."],
  ])("%s", (text, reply) => {
    expect(smallTalk(text)?.reply).toBe(reply);
  });

  it.each([
    "hallo, was steht heute an",
    "danke Anna per Mail",
    "wie geht es weiter",
    "gute Nacht starten",
  ])("is none: %s", (text) => {
    expect(smallTalk(text)).toBeUndefined();
  });
});
