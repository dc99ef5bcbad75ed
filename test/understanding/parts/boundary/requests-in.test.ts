import { describe, expect, it } from "vitest";
import { requestsIn } from "../../../../src/understanding/parts/boundary/requests-in.ts";
import { sourcesOf, typed } from "../../../helpers/understanding.ts";

/** The requests of a text in which a bar stands before each further one, and a wave before what leans. */
async function requestsOf(marked: string): Promise<readonly string[]> {
  const text = marked.replaceAll(/[|~] /g, "");
  const boundaries = [...marked.matchAll(/[|~] /g)].map(({ index, 0: mark }, nth) => ({
    start: index - nth * mark.length,
    leans: mark === "~ ",
  }));
  return requestsIn({ ...sourcesOf(), boundariesOf: () => boundaries }, typed(text));
}

describe("the requests of an utterance", () => {
  it.each<[string, string, readonly string[]]>([
    ["are one", "play some jazz", ["play some jazz"]],
    ["stand between marks", "play jazz. | Set a timer.", ["play jazz.", "Set a timer."]],
    [
      "without what joins them",
      "play jazz, oh and | set a timer, | then text Odo",
      ["play jazz", "set a timer", "text Odo"],
    ],
    ["keep what leans on them", "cancel tea ~ and tell Odo why", ["cancel tea and tell Odo why"]],
    [
      "and a question of the same thing",
      "what time's rowing | what room am I in",
      ["what time's rowing what room am I in"],
    ],
    ["and a mere thing", "set a timer | and another one", ["set a timer and another one"]],
    [
      "but where that goes somewhere",
      "play jazz. | Milk on the list",
      ["play jazz.", "Milk on the list"],
    ],
    ["also where only its words say so", "cancel tea | and text her", ["cancel tea and text her"]],
  ])("%s", async (_, marked, requests) => {
    expect(await requestsOf(marked)).toEqual(requests);
  });
});
