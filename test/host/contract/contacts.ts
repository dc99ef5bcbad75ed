import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Birthday, ContactsHost, Labelled } from "../../../src/host/contacts.ts";
import { namedPeople } from "../../../src/host/named-people.ts";
import { failureOf } from "./failure-of.ts";

export type SeedContact = {
  readonly given: string;
  readonly family?: string;
  readonly nickname?: string;
  readonly organisation?: string;
  /** Labels: home, work, mobile, or one of the user's own. */
  readonly phones?: readonly Labelled[];
  readonly emails?: readonly Labelled[];
  readonly job?: string;
  readonly birthday?: Birthday;
  readonly addresses?: readonly SeedAddress[];
  /** Names, by what this card calls them: mother, sister-in-law, manager, or a word of the user's own. */
  readonly relations?: readonly Labelled[];
  /** Whether it is the card of whoever uses this machine. */
  readonly isOwner?: boolean;
};

export type SeedAddress = {
  readonly label: string;
  /** May go over several lines. */
  readonly street: string;
  readonly town: string;
  readonly code: string;
  readonly country: string;
};

export type ContactsUnderTest = {
  readonly host: ContactsHost;
  readonly seed: (contacts: readonly SeedContact[]) => Promise<void>;
  /** Another program takes the people with this given name out. */
  readonly remove: (given: string) => Promise<void>;
  /** Everything the store holds, to the byte. */
  readonly everything: () => Promise<string>;
  readonly dispose: () => Promise<void>;
};

const ANNA: SeedContact = {
  given: "Anna",
  family: "Müller-Lüdenscheidt",
  nickname: "Änni",
  organisation: "Bäckerei Müller",
  phones: [
    { label: "mobile", value: "+49 170 1234567" },
    { label: "work", value: "+49 30 555 01" },
  ],
  emails: [{ label: "home", value: "anna@example.org" }],
};
const BJORN: SeedContact = { given: "Björn", family: "Åkesson" };
const CLAIRE: SeedContact = {
  given: "Claire",
  family: "Okoro",
  job: "Site manager",
  birthday: { year: 1987, month: 6, day: 14 },
  addresses: [
    {
      label: "home",
      street: "Am Hang 3,\nHinterhaus; 2. Stock",
      town: "Leipzig",
      code: "04107",
      country: "Germany",
    },
    { label: "lake house", street: "Seeweg 1", town: "Grünheide", code: "", country: "" },
  ],
};
const OWNER: SeedContact = {
  given: "Olu",
  family: "Berg",
  isOwner: true,
  emails: [{ label: "home", value: "olu@example.org" }],
  relations: [
    { label: "mother", value: "Ingrid Berg" },
    { label: "sister-in-law", value: "claire  okoro" },
    { label: "dog walker", value: "Änni" },
    { label: "manager", value: "Claire Okoro" },
    { label: "brother", value: "Nobody Here" },
  ],
};
const INGRID: SeedContact = { given: "Ingrid", family: "Berg" };
const TRAINER: SeedContact = {
  given: "Zoë",
  phones: [{ label: "gym desk", value: "555-0100" }],
};

/** What every address book has to do, whatever keeps it. */
export function describeContactsContract({
  name,
  make,
  choosesOwner = true,
}: {
  readonly name: string;
  /** False where the owner's card is somebody's, and no test's to choose. */
  readonly choosesOwner?: boolean;
  readonly make: () => Promise<ContactsUnderTest>;
}): void {
  describe(`contacts contract: ${name}`, () => {
    let under: ContactsUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.dispose());

    describe("all", () => {
      it("lists everybody with all that is known of them", async () => {
        await under.seed([ANNA, BJORN]);
        const [anna, bjorn] = await under.host.all();
        expect(anna).toMatchObject({
          name: "Anna Müller-Lüdenscheidt",
          nicknames: ["Änni"],
          organisation: "Bäckerei Müller",
          phones: ANNA.phones,
          emails: ANNA.emails,
        });
        expect(bjorn).toMatchObject({ name: "Björn Åkesson", nicknames: [], phones: [] });
        expect(bjorn?.organisation).toBeUndefined();
      });

      it("keeps labels of the user's own", async () => {
        await under.seed([TRAINER]);
        expect((await under.host.all())[0]?.phones).toEqual(TRAINER.phones);
      });

      it("tells job, birthday and addresses, each on one line", async () => {
        await under.seed([CLAIRE]);
        expect((await under.host.all())[0]).toMatchObject({
          job: "Site manager",
          birthday: { year: 1987, month: 6, day: 14 },
          addresses: [
            { label: "home", value: "Am Hang 3, Hinterhaus; 2. Stock, Leipzig 04107, Germany" },
            { label: "lake house", value: "Seeweg 1, Grünheide" },
          ],
        });
      });

      it("tells a birthday without a year as one", async () => {
        await under.seed([{ ...CLAIRE, birthday: { month: 2, day: 29 } }]);
        expect((await under.host.all())[0]?.birthday).toEqual({ month: 2, day: 29 });
      });

      it("tells nothing of what a card doesn't say", async () => {
        await under.seed([BJORN]);
        const [bjorn] = await under.host.all();
        const { job, birthday, addresses, relations } = bjorn ?? {};
        expect([job, birthday, addresses, relations]).toEqual(Array(4).fill(undefined));
      });

      it("gives each person an id of its own, namesakes too", async () => {
        await under.seed([ANNA, ANNA, BJORN]);
        const all = await under.host.all();
        expect(new Set(all.map(({ id }) => id)).size).toBe(3);
      });

      it("is empty where there is nobody", async () => {
        expect(await under.host.all()).toEqual([]);
      });

      it("follows what other programs do", async () => {
        await under.seed([ANNA, BJORN]);
        await under.host.all();
        await under.remove("Anna");
        expect((await under.host.all()).map((contact) => contact.name)).toEqual(["Björn Åkesson"]);
      });

      it("changes nothing on the disk", async () => {
        await under.seed([ANNA, BJORN, TRAINER]);
        const before = await under.everything();
        await under.host.all();
        expect(await under.everything()).toBe(before);
      });
    });

    describe.runIf(choosesOwner)("the owner's card", () => {
      const roles = async () =>
        Object.fromEntries(
          namedPeople(await under.host.all()).map((one) => [one.name, one.roles ?? []]),
        );

      it("tells what others are to its owner, by their names and nicknames", async () => {
        await under.seed([ANNA, INGRID, CLAIRE, BJORN, OWNER]);
        expect(await roles()).toEqual({
          "Anna Müller-Lüdenscheidt": ["dog walker"],
          "Björn Åkesson": [],
          "Claire Okoro": ["Site manager", "sister-in-law", "manager"],
          "Ingrid Berg": ["mother"],
          "Olu Berg": [],
        });
      });

      it("is the only one that tells it", async () => {
        await under.seed([INGRID, { ...OWNER, isOwner: false }]);
        expect(await roles()).toEqual({ "Ingrid Berg": [], "Olu Berg": [] });
      });

      it("is followed when somebody else is named on it", async () => {
        await under.seed([INGRID, CLAIRE, OWNER]);
        await under.host.all();
        const relations = [{ label: "mother", value: "Claire Okoro" }];
        await under.seed([INGRID, CLAIRE, { ...OWNER, relations }]);
        expect(await roles()).toMatchObject({
          "Ingrid Berg": [],
          "Claire Okoro": ["Site manager", "mother"],
        });
      });
    });

    describe("get", () => {
      it("gives the person an id names", async () => {
        await under.seed([ANNA, BJORN]);
        for (const contact of await under.host.all()) {
          expect(await under.host.get(contact.id)).toEqual(contact);
        }
      });

      it("keeps ids stable while others go", async () => {
        await under.seed([ANNA, BJORN]);
        const bjorn = (await under.host.all())[1];
        await under.remove("Anna");
        expect((await under.host.get(bjorn?.id ?? "")).name).toBe("Björn Åkesson");
      });

      it("fails for an id that names nobody, and for one that is gone", async () => {
        await under.seed([ANNA]);
        expect((await failureOf(under.host.get("nobody"))).failure).toBe("not_found");
        const [anna] = await under.host.all();
        await under.remove("Anna");
        expect((await failureOf(under.host.get(anna?.id ?? ""))).failure).toBe("not_found");
      });
    });
  });
}
