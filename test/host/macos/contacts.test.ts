import { describe, expect, it } from "vitest";
import { createMacContacts } from "../../../src/host/macos/contacts/create-mac-contacts.ts";
import type { PersonRow } from "../../helpers/jxa/contacts-world.ts";
import { makeWorld, nextId } from "../../helpers/jxa/world.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import type { ContactsUnderTest, SeedContact } from "../contract/contacts.ts";
import { describeContactsContract } from "../contract/contacts.ts";
import { failureOf } from "../contract/failure-of.ts";
import { emulatedTools } from "./emulated-mac.ts";

describeContactsContract({ name: "macos, over the emulated Contacts", make });

async function make(): Promise<ContactsUnderTest> {
  const world = makeWorld();
  world.contacts.containers.push("card", "local");
  const { host } = createMacContacts(emulatedTools(world));
  return {
    host,
    seed: async (contacts) => {
      world.contacts.people = contacts.map((contact, at) => personOf(contact, { world, at }));
      world.contacts.token += 1;
    },
    remove: async (given) => {
      world.contacts.people = world.contacts.people.filter((person) => person.given !== given);
      world.contacts.token += 1;
    },
    everything: async () => JSON.stringify(world.contacts),
    dispose: async () => {},
  };
}

const LABELS: Readonly<Record<string, string>> = {
  mobile: "_$!<Mobile>!$_",
  home: "_$!<Home>!$_",
  work: "_$!<Work>!$_",
};

function personOf(
  { given, family = "", nickname = "", organisation = "", phones = [], emails = [] }: SeedContact,
  { world, at }: { readonly world: MacWorld; readonly at: number },
): PersonRow {
  const labelled = (rows: typeof phones): PersonRow["phones"] =>
    rows.map(({ label, value }) => ({ label: LABELS[label] ?? label, value }));
  return {
    id: `${nextId(world)}:ABPerson`,
    container: at % 2 === 0 ? "card" : "local",
    given,
    family,
    nickname,
    organisation,
    phones: labelled(phones),
    emails: labelled(emails),
  };
}

describe("contacts on a Mac", () => {
  it("reads everybody again only when something has changed", async () => {
    const world = makeWorld();
    world.contacts.containers.push("card");
    const { host } = createMacContacts(emulatedTools(world));
    world.contacts.people.push(personOf({ given: "Anna" }, { world, at: 0 }));
    expect(await host.all()).toHaveLength(1);
    // The token stands still, so what the store would answer isn't even asked for.
    world.contacts.people = [];
    expect(await host.all()).toHaveLength(1);
    world.contacts.token += 1;
    expect(await host.all()).toEqual([]);
  });

  it("names a person without a name by what else there is", async () => {
    const world = makeWorld();
    world.contacts.containers.push("card");
    const { host } = createMacContacts(emulatedTools(world));
    const email = { label: null, value: "a@example.org" };
    world.contacts.people.push({
      ...personOf({ given: "" }, { world, at: 0 }),
      emails: [email],
    });
    expect(await host.all()).toMatchObject([
      { name: "a@example.org", emails: [{ label: "other", value: "a@example.org" }] },
    ]);
  });

  it.each(["denied", "restricted"] as const)(
    "is a failure where it is %s, never nobody",
    async (grant) => {
      const world = makeWorld();
      world.grants.contacts = grant;
      const { host } = createMacContacts(emulatedTools(world));
      const failure = await failureOf(host.all());
      expect(failure.failure).toBe("permission");
      expect(failure.message).toContain("Terminal");
    },
  );
});
