import { describe, expect, it } from "vitest";
import { mixedScripts } from "../../src/policy/mixed-scripts.ts";

describe("letters that look like others", () => {
  it.each([
    ["a Cyrillic letter in a Latin word", "pay p\u0430ypal now", "p\u0430ypal"],
    ["a Greek one", "see g\u03BFogle.com", "g\u03BFogle"],
    ["an Armenian one", "see go\u0585gle.com", "go\u0585gle"],
    ["a Cherokee one", "see \u13A2KEA", "\u13A2KEA"],
    ["a Hebrew one", "see goog\u05D5e", "goog\u05D5e"],
    ["a Devanagari one", "see go\u0966\u0967\u0915gle", "go\u0966\u0967\u0915gle"],
    ["a Hangul one", "see goo\u3163gle", "goo\u3163gle"],
    [
      "a word wholly of look-alikes",
      "open \u0440\u0430\u0443\u0440\u0430\u04011".replace("\u0401", "\u04CF"),
      "\u0440\u0430\u0443\u0440\u0430\u04CF1",
    ],
    [
      "the same in an address",
      "open \u0455\u0441\u043E\u0440\u0435.com",
      "\u0455\u0441\u043E\u0440\u0435",
    ],
    ["the same in Greek", "mail \u03BF\u03BD\u03BF today", "\u03BF\u03BD\u03BF"],
    [
      "small capitals",
      "open \u1D18\u1D00\u028F\u1D18\u1D00\u029F",
      "\u1D18\u1D00\u028F\u1D18\u1D00\u029F",
    ],
    ["mathematical letters", "open \u{1D429}\u{1D41A}\u{1D432}", "\u{1D429}\u{1D41A}\u{1D432}"],
    ["full-width letters", "open \uFF50\uFF41\uFF59", "\uFF50\uFF41\uFF59"],
  ])("%s are told", (_, text, word) => expect(mixedScripts(text)).toEqual([word]));

  it.each([
    ["Latin with accents", "naïve café Łukasz Åkesson Nguyễn"],
    ["Japanese", "東京タワーを見る"],
    ["Korean with Han", "大韓民國 한국어 漢字와"],
    ["Russian", "купить молоко и хлеб"],
    ["a Russian word in a Russian text with a Latin name", "купить сор и Nike сегодня вечером"],
    ["a Russian word beside English ones", "buy молоко today"],
    ["Greek", "Καλημέρα σας"],
    ["two scripts in two words", "web-сайт and Яндекс/Yandex"],
    ["Arabic, Hebrew, Hindi, Thai", "مرحبا שלום नमस्ते สวัสดี"],
    ["units", "10kΩ, 5µm, 3Ω"],
    ["numbers and signs", "v2, 3x, №5, ½"],
    ["names with apostrophes", "O'Neill d’Arc"],
  ])("%s are not", (_, text) => expect(mixedScripts(text)).toEqual([]));

  it("weighs a word by the text it stands in", () => {
    const word = "\u0440\u0430\u0443";
    expect(mixedScripts(word)).toEqual([]);
    expect(mixedScripts(word, `Create this file? ${word}`)).toEqual([word]);
  });
});
