import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContactsHost, Labelled } from "../../../src/host/contacts.ts";
import { failureOf } from "./failure-of.ts";

export type SeedContact = {
  readonly given: string;
  readonly family?: string;
  readonly nickname?: string;
  readonly organisation?: string;
  /** Labels: home, work, mobile, or one of the user's own. */
  readonly phones?: readonly Labelled[];
  readonly emails?: readonly Labelled[];
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
const TRAINER: SeedContact = {
  given: "Zoë",
  phones: [{ label: "gym desk", value: "555-0100" }],
};

/** What every address book has to do, whatever keeps it. */
export function describeContactsContract({
  name,
  make,
}: {
  readonly name: string;
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
