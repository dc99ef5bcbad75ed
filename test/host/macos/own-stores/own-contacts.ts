import { z } from "zod";
import { createMacContacts } from "../../../../src/host/macos/contacts/create-mac-contacts.ts";
import type { MacTools } from "../../../../src/host/macos/mac-part.ts";
import type { Scripts } from "../../../../src/host/macos/script/run-script.ts";
import type { JsonObject } from "../../../../src/types/json.ts";
import type { ContactsUnderTest, SeedContact } from "../../contract/contacts.ts";
import { MARK, SCRIPTS } from "./own-scripts.ts";

const LABELS: Readonly<Record<string, string>> = {
  mobile: "_$!<Mobile>!$_",
  home: "_$!<Home>!$_",
  work: "_$!<Work>!$_",
};
const person = z.looseObject({ id: z.string(), given: z.string() });
const answer = z.union([
  z.looseObject({ same: z.literal(true) }),
  z.looseObject({ same: z.literal(false), people: z.array(person) }),
]);

/** The address book's contract over Contacts as this Mac has it, with people of its own. */
export async function ownContacts({ scripts, ...tools }: MacTools): Promise<ContactsUnderTest> {
  const ids = new Set<string>();
  const run = (script: string, input: JsonObject): Promise<unknown> =>
    scripts.run({ script: `${SCRIPTS}${script}`, service: "contacts", input }, z.unknown());
  const all = async (input: JsonObject = {}): Promise<z.infer<typeof answer>> => {
    const call = { script: "contacts/all", service: "contacts", input } as const;
    const found = await scripts.run(call, answer);
    return found.same ? found : { ...found, people: found.people.filter(({ id }) => ids.has(id)) };
  };
  const remove = async (input: JsonObject): Promise<void> => {
    await run("remove-people", { mark: MARK, ...input });
  };
  await remove({});
  const own: Scripts = { ...scripts, run: async (call, of) => of.parse(await all(call.input)) };
  return {
    host: createMacContacts({ ...tools, scripts: own }).host,
    seed: async (contacts) => {
      const made = await run("add-people", { mark: MARK, people: contacts.map(personOf) });
      for (const id of z.array(z.string()).parse(made)) ids.add(id);
    },
    remove: async (given) => {
      const found = await all();
      const gone = found.same ? [] : found.people.filter((each) => each.given === given);
      await remove({ ids: gone.map(({ id }) => id) });
    },
    everything: async () => JSON.stringify(await all()),
    dispose: () => remove({}),
  };
}

function personOf(contact: SeedContact): JsonObject {
  const { given, family = "", nickname = "", organisation = "" } = contact;
  const labelled = (rows: SeedContact["phones"] = []): JsonObject[] =>
    rows.map(({ label, value }) => ({ label: LABELS[label] ?? label, value }));
  const [phones, emails] = [labelled(contact.phones), labelled(contact.emails)];
  const { job = "", birthday, addresses = [] } = contact;
  return {
    given,
    family,
    nickname,
    organisation,
    phones,
    emails,
    job,
    ...(birthday ? { birthday: { ...birthday } } : {}),
    addresses: addresses.map(({ label, ...value }) => ({ label: LABELS[label] ?? label, value })),
  };
}
