import { z } from "zod";
import { namedPeople } from "../../src/host/named-people.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { filledField, limit, rowsFor } from "../fields.ts";
import { lookUp } from "../look-up.ts";
import { sayRows } from "../speech.ts";
import { findPeople } from "./find-people.ts";
import { personRow } from "./person-words.ts";

export const search = defineTool({
  name: "contacts.search",
  description: "Look up a person's phone number or e-mail address.",
  load: "core",
  input: z.strictObject({
    query: filledField("name, number or address", {
      kind: "span",
      of: "person",
    }),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "person",
  labels: ["organisation"],
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
      who: ["job", "organisation", "note", "phones"],
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
  say: (result, { input, asks, isForOther, language: { say } }) =>
    sayRows({
      result,
      asks,
      isForOther,
      say,
      nothing: say.contacts.nobody(String(input["query"])),
      head: say.contacts.people,
      row: ({ name, phones, emails }) =>
        say.contacts.personRow({
          name: String(name),
          phones: phones === undefined ? undefined : String(phones),
          emails: emails === undefined ? undefined : String(emails),
        }),
    }),
  async run({ query, limit: most }, context) {
    const { host, language } = context;
    const people = await host.contacts.all();
    const {
      rows: shown,
      more,
      isPartial,
    } = await lookUp(context, {
      text: query,
      limit: rowsFor(most),
      search: async ({ text = "", limit: rows }) => {
        const found = findPeople(people, text, language);
        return { rows: found.slice(0, rows), more: Math.max(0, found.length - rows) };
      },
      idOf: ({ id }) => id,
    });
    // Of two with one name each is told by what the other hasn't.
    const names = new Map(namedPeople(people).map(({ id, name }) => [id, name]));
    const place = { clock: host.clock, say: language.say };
    const rows = shown.map((one) =>
      personRow({ ...one, name: names.get(one.id) ?? one.name }, place),
    );
    return items({ rows, more, isPartial });
  },
});
