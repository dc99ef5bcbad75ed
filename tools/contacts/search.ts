import { z } from "zod";
import { namedPeople } from "../../src/host/named-people.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { filledField, limit, rowsFor } from "../fields.ts";
import { counted, sayRows } from "../speech.ts";
import { findPeople } from "./find-people.ts";
import { personRow, personWords } from "./person-words.ts";

export const search = defineTool({
  name: "contacts.search",
  description: "Look up a person's phone number or e-mail address.",
  load: "core",
  input: z.strictObject({
    query: filledField("name, number or address", {
      ask: "Who should I look for?",
      kind: "span",
      of: "person",
    }),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "person",
  tells: {
    name: "name",
    order: "none",
    facts: {
      number: ["phones"],
      call: ["phones"],
      mail: ["emails"],
      address: ["address"],
      where: ["address"],
      birthday: ["birthday", "turning"],
      age: ["age"],
      job: ["job", "organisation"],
      firm: ["organisation"],
    },
  },
  demos: [
    {
      say: "what's the number of Quillon Abara",
      input: { query: "Quillon Abara" },
      result: "person:91 | Quillon Abara | mobile +999 55 0143",
      answer: "Quillon Abara's mobile number is +999 55 0143.",
    },
    {
      say: "whose number is 77120",
      input: { query: "77120" },
      result: "person:92 | Odalys Finch | home +999 77120",
      answer: "That is the home number of Odalys Finch.",
    },
  ],
  say: (result, { input, asks }) =>
    sayRows({
      result,
      asks,
      nothing: `I found nobody for “${String(input["query"])}” in your contacts.`,
      head: (total) =>
        total === 1 ? "In your contacts" : `I found ${counted(total, "person", "people")}`,
      row: personWords,
    }),
  async run({ query, limit: most }, { host }) {
    const people = await host.contacts.all();
    const found = findPeople(people, query);
    const shown = found.slice(0, rowsFor(most));
    // Of two with one name each is told by what the other hasn't.
    const names = new Map(namedPeople(people).map(({ id, name }) => [id, name]));
    const rows = shown.map((one) =>
      personRow({ ...one, name: names.get(one.id) ?? one.name }, host.clock),
    );
    return items({ rows, more: found.length - shown.length });
  },
});
