import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Birthday, Contact } from "../../../../src/host/contacts.ts";
import { createEmbeddedContacts } from "../../../../src/host/embedded/contacts/create-embedded-contacts.ts";
import type { ContactsUnderTest, SeedContact } from "../../contract/contacts.ts";
import { describeContactsContract } from "../../contract/contacts.ts";
import { failureOf } from "../../contract/failure-of.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

describeContactsContract({ name: "embedded, a card a file", make: () => make("card") });
describeContactsContract({ name: "embedded, all cards in one file", make: () => make("book") });

async function make(layout: "card" | "book"): Promise<ContactsUnderTest> {
  const home = makeVdirHome();
  const owner = new Set<string>();
  const own = async (): Promise<ReadonlySet<string>> => owner;
  const { host } = createEmbeddedContacts({ folder: home.folder, own });
  let cards: readonly { readonly given: string; readonly text: string }[] = [];
  const write = (): void => {
    for (const file of home.files()) home.put(file, "");
    const put = (name: string, text: string): void => home.put(`friends/${name}.vcf`, text);
    if (layout === "book") put("book", cards.map(({ text }) => text).join("") || NOBODY);
    else for (const [index, { text }] of cards.entries()) put(`card-${index}`, text);
  };
  return {
    host,
    seed: async (contacts) => {
      const [first] = contacts.find(({ isOwner }) => isOwner)?.emails ?? [];
      owner.clear();
      if (first) owner.add(first.value);
      cards = contacts.map((each, index) => ({ given: each.given, text: cardOf(each, index) }));
      write();
    },
    remove: async (given) => {
      cards = cards.filter((card) => card.given !== given);
      write();
    },
    everything: async () => home.everything(),
    dispose: async () => home.dispose(),
  };
}

const NOBODY = lines("BEGIN:VCARD", "VERSION:4.0", "KIND:group", "FN:Nobody", "END:VCARD");

function cardOf(contact: SeedContact, index: number): string {
  const { given, family = "", nickname, organisation, phones = [], emails = [] } = contact;
  const { job, birthday, addresses = [], relations = [] } = contact;
  const types: Readonly<Record<string, string>> = { mobile: "CELL", home: "HOME", work: "WORK" };
  const labelled = (name: string, all: typeof phones): readonly string[] =>
    all.flatMap(({ label, value }, at) =>
      types[label]
        ? [`${name};TYPE=${types[label]}:${value}`]
        : [`${name}${at}.${name}:${value}`, `${name}${at}.X-ABLabel:${APPLE[label] ?? label}`],
    );
  const places = addresses.map(({ label, street, town, code, country }) => {
    const [own, said, place] = [street, town, country].map(escaped);
    return { label, value: `;;${own};${said};;${code};${place}` };
  });
  return lines(
    "BEGIN:VCARD",
    "VERSION:3.0",
    `UID:seed-${index}`,
    `N:${family};${given};;;`,
    `FN:${[given, family].filter(Boolean).join(" ")}`,
    ...(nickname ? [`NICKNAME:${nickname}`] : []),
    ...(organisation ? [`ORG:${organisation}`] : []),
    ...labelled("TEL", phones),
    ...labelled("EMAIL", emails),
    ...(job ? [`TITLE:${job}`] : []),
    ...(birthday ? [birthdayLine(birthday)] : []),
    ...labelled("ADR", places),
    ...labelled("X-ABRELATEDNAMES", relations),
    "END:VCARD",
  );
}

const APPLE: Readonly<Record<string, string>> = {
  mother: "_$!<Mother>!$_",
  manager: "_$!<Manager>!$_",
  "sister-in-law": "_$!<SisterInLaw>!$_",
};

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** As Apple's exports write those who keep their year to themselves. */
function birthdayLine({ year, month, day }: Birthday): string {
  const rest = [month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return year === undefined ? `BDAY;X-APPLE-OMIT-YEAR=1604:1604-${rest}` : `BDAY:${year}-${rest}`;
}

describe("vCards as other programs write them", () => {
  let home: VdirHome;
  beforeEach(() => {
    home = makeVdirHome();
  });
  afterEach(() => home.dispose());
  const open = (): ReturnType<typeof createEmbeddedContacts> =>
    createEmbeddedContacts({ folder: home.folder });
  const fixture = (name: string): string => readFileSync(`test/data/vcf/${name}`, "utf8");
  const peopleIn = async (text: string): Promise<readonly Contact[]> => {
    home.put("people.vcf", text);
    return open().host.all();
  };

  it("reads an Apple export: groups with labels, escaped commas, several types", async () => {
    const [person] = await peopleIn(fixture("apple.vcf"));
    expect(person).toMatchObject({
      id: "8C7E5A2B-1111-4222-8333-ABCDEF012345",
      name: "Dr. Chidi Okonkwo",
      nicknames: ["Chi,Chi", "Doc"],
      organisation: "St. Mary's Hospital",
      phones: [
        { label: "mobile", value: "+44 7700 900123" },
        { label: "ward desk", value: "+44 20 7946 0958" },
        { label: "fax", value: "+44 20 7946 0111" },
      ],
      emails: [
        { label: "other", value: "chidi@example.org" },
        { label: "work", value: "c.okonkwo@hospital.example" },
      ],
    });
  });

  it("reads version 4: addresses for numbers, folded names; groups are no people", async () => {
    const people = await peopleIn(fixture("version-4.vcf"));
    expect(people.map((person) => person.name)).toEqual([
      "A very long name that a program has folded in the middle of a word and once more",
      "Nguyễn Thị Hà",
    ]);
    expect(people[1]).toMatchObject({
      phones: [
        { label: "mobile", value: "+84-24-555-0101 ext. 102" },
        { label: "work", value: "+84-24-555-0102" },
      ],
      emails: [{ label: "work", value: "ha@example.org" }],
    });
  });

  it("reads version 2.1: quoted-printable, soft line breaks, old character sets, types without a name", async () => {
    const [person] = await peopleIn(fixture("version-21.vcf"));
    expect(person).toMatchObject({
      name: "Jürgen Müller",
      organisation: "Bäckerei",
      phones: [
        { label: "mobile", value: "+49 171 555 0199" },
        { label: "work", value: "+49 30 555 0200" },
      ],
      emails: [{ label: "home", value: "juergen@example.org" }],
    });
  });

  it("names a card without FN by what else it says, and keeps the others beside a broken one", async () => {
    home.put("people.vcf", fixture("odd.vcf"));
    const part = open();
    const people = await part.host.all();
    expect(people.map((person) => person.name).toSorted()).toEqual(
      [
        "Acme; Sons",
        "After the broken one",
        "Don José Ortega y Gasset",
        "Lost",
        'The "Quoted" , O\'Brien 😀',
        "\u202Eמירי\u202C כהן",
      ].toSorted(),
    );
    expect((await part.problems?.())?.map(({ reason, isItem }) => [reason, isItem])).toEqual([
      [expect.stringMatching(/^line 25: it is not a property/), false],
      ["line 32: this card has no name, number or address", true],
    ]);
  });

  it("tells two cards with one UID apart", async () => {
    const card = (name: string): string =>
      lines("BEGIN:VCARD", "VERSION:3.0", "UID:same", `FN:${name}`, "END:VCARD");
    home.put("a/one.vcf", card("Anna"));
    home.put("b/two.vcf", card("Bert"));
    const { host } = open();
    const people = await host.all();
    expect(people.map((person) => person.name)).toEqual(["Anna", "Bert"]);
    for (const person of people) expect(await host.get(person.id)).toEqual(person);
  });

  it("tells what cannot be read and goes on with the rest", async () => {
    home.put("good.vcf", lines("BEGIN:VCARD", "VERSION:3.0", "FN:Anna", "END:VCARD"));
    home.put("cut.vcf", "BEGIN:VCARD\r\nFN:Cut");
    home.put("binary.vcf", new Uint8Array([66, 0, 1, 2]));
    home.put("latin.vcf", Buffer.from("BEGIN:VCARD\r\nFN:M\xfcller\r\nEND:VCARD\r\n", "latin1"));
    home.put("other.vcf", "hello");
    home.put("folder.vcf/inside.txt", "x");
    symlinkSync(join(home.folder, "loop.vcf"), join(home.folder, "loop.vcf"));
    const part = open();
    expect((await part.host.all()).map((person) => person.name)).toEqual(["Anna", "Cut", "Müller"]);
    const problems = (await part.problems?.()) ?? [];
    expect(problems.map(({ file }) => file)).toEqual([
      "binary.vcf",
      "cut.vcf",
      "folder.vcf",
      "loop.vcf",
      "other.vcf",
    ]);
    expect(problems.every(({ reason }) => reason.length > 10)).toBe(true);
  });

  it("fails, rather than knowing nobody, where the folder cannot be read", async () => {
    home.put("contacts", "not a folder");
    const part = createEmbeddedContacts({ folder: join(home.folder, "contacts") });
    expect((await failureOf(part.host.all())).message).toContain("contacts");
  });

  it("brings any name back as it was written", async () => {
    const escape = (text: string): string =>
      text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
    const name = fc
      .string({ unit: "grapheme", minLength: 1 })
      .map((text) =>
        text
          .replace(/[\p{Cc}\u2028\u2029]/gu, "")
          .replace(/\s+/gu, " ")
          .trim(),
      )
      .filter((text) => text !== "");
    await fc.assert(
      fc.asyncProperty(name, name, async (full, nickname) => {
        const [person] = await peopleIn(
          lines(
            "BEGIN:VCARD",
            "VERSION:3.0",
            `FN:${escape(full)}`,
            `NICKNAME:${escape(nickname)}`,
            "END:VCARD",
          ),
        );
        expect(person).toMatchObject({ name: full, nicknames: [nickname] });
      }),
      { numRuns: 60 },
    );
  });

  it("reads any bytes without an exception", async () => {
    const pieces = fc.constantFrom(
      "BEGIN:VCARD\r\n",
      "END:VCARD\r\n",
      "FN:a\r\n",
      'TEL;TYPE="\r\n',
      "N:;;;;\r\n",
      " folded\r\n",
      "EMAIL;ENCODING=QUOTED-PRINTABLE:=\r\n",
      "=ZZ=\n",
      ":\n",
      ";;=:\n",
      "\u0001\n",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        home.put("people.vcf", parts.join(""));
        const part = open();
        expect(Array.isArray(await part.host.all())).toBe(true);
        expect(Array.isArray(await part.problems?.())).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
