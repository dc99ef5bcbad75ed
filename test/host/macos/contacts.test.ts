import { describe, expect, it } from "vitest";
import type { ContactsHost } from "../../../src/host/contacts.ts";
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
      const people = contacts.map((contact, at) => personOf(contact, { world, at }));
      world.contacts.people = people;
      const own = people[contacts.findIndex(({ isOwner }) => isOwner)];
      delete world.contacts.own;
      if (own) world.contacts.own = own.id;
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
  mother: "_$!<Mother>!$_",
  manager: "_$!<Manager>!$_",
  "sister-in-law": "_$!<SisterInLaw>!$_",
};

function personOf(
  contact: SeedContact,
  { world, at }: { readonly world: MacWorld; readonly at: number },
): PersonRow {
  const { given, family = "", nickname = "", organisation = "", job, birthday } = contact;
  const { phones = [], emails = [], addresses = [], relations = [] } = contact;
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
    ...(job === undefined ? {} : { jobTitle: job }),
    ...(birthday ? { birthday } : {}),
    addresses: addresses.map(({ label, street, town, code, country }) => ({
      label: LABELS[label] ?? label,
      value: { street, city: town, postalCode: code, country },
    })),
    relations: labelled(relations),
  };
}

/** Two who name each other, and the card of the first is the owner's. */
function family() {
  const world = makeWorld();
  world.contacts.containers.push("card");
  const person = (given: string, label: string, value: string): PersonRow =>
    personOf({ given, relations: [{ label, value }] }, { world, at: 0 });
  const people = { olu: person("Olu", "mother", "Ingrid"), ingrid: person("Ingrid", "son", "Olu") };
  world.contacts.people.push(people.olu, people.ingrid);
  world.contacts.own = people.olu.id;
  return { world, people, host: createMacContacts(emulatedTools(world)).host };
}

const roles = async (host: ContactsHost): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    (await host.all()).flatMap(({ name, relations }) => (relations ? [[name, relations]] : [])),
  );

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

  it("follows another card being made the owner's, which is no change to any", async () => {
    const { world, host, people } = family();
    expect(await roles(host)).toEqual({ Ingrid: ["mother"] });
    world.contacts.own = people.ingrid.id;
    expect(await roles(host)).toEqual({ Olu: ["son"] });
    delete world.contacts.own;
    expect(await roles(host)).toEqual({});
  });

  it("leaves out what says nothing: relations without a label, a name or a card", async () => {
    const { host, people } = family();
    people.olu.relations = [
      { label: null, value: "Ingrid" },
      { label: "", value: "Ingrid" },
      { label: "_$!<Other>!$_", value: "Ingrid" },
      { label: "_$!<Friend>!$_", value: "" },
      { label: "_$!<Friend>!$_", value: "Nobody" },
    ];
    expect(await roles(host)).toEqual({});
  });

  it.each([
    [
      { year: 1604, month: 2, day: 9 },
      { month: 2, day: 9 },
    ],
    [
      { month: 2, day: 9 },
      { month: 2, day: 9 },
    ],
    [{ year: 1990 }, undefined],
    [{}, undefined],
  ])("reads a birthday of %j as %j", async (birthday, expected) => {
    const { host, people } = family();
    people.olu.birthday = birthday;
    const found = (await host.all()).find(({ name }) => name === "Olu");
    expect(found?.birthday).toEqual(expected);
  });

  it("reads addresses of every custom, the empty ones left out", async () => {
    const { host, people } = family();
    people.olu.addresses = [
      { label: null, value: { street: "1 Rua Alta\nAp. 3\n", subLocality: "Sé", city: "Faro" } },
      { label: "_$!<Work>!$_", value: { city: "Reno", state: "NV", postalCode: "89501" } },
      { label: "_$!<Home>!$_", value: { ISOCountryCode: "de", street: "\n" } },
    ];
    const found = (await host.all()).find(({ name }) => name === "Olu");
    expect(found?.addresses).toEqual([
      { label: "other", value: "1 Rua Alta, Ap. 3, Sé, Faro" },
      { label: "work", value: "Reno 89501, NV" },
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
