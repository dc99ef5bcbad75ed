import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";
import { lines } from "../vdir/vdir-home.ts";

let home: EmbeddedHome;
beforeEach(async () => {
  home = await makeEmbeddedHome();
});
afterEach(() => home.dispose());

const card = (name: string, ...rest: readonly string[]): string =>
  lines("BEGIN:VCARD", "VERSION:4.0", `UID:uid-${name}`, `FN:${name}`, ...rest, "END:VCARD");
const put = (...cards: readonly string[]): void => home.put("contacts/book.vcf", cards.join(""));
/** A mail in a mailbox for sent mail; the later ones have the larger number. */
const send = (from: string, count = 1, box = "Sent"): void => {
  const name = `${1_700_000_000 + count}.M${count}.host:2,S`;
  const text = lines(`From: ${from}`, "To: a@example.org", "Subject: Hello", "", "Hello");
  home.put(`mail/${box}/cur/${name}`, text);
};
const relations = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    (await home.host.contacts.all()).flatMap((one) =>
      one.relations ? [[one.name, one.relations]] : [],
    ),
  );

const OLU = card(
  "Olu Berg",
  "EMAIL:Olu@Example.org",
  "RELATED;TYPE=parent;VALUE=text:Ingrid Berg",
  'RELATED;VALUE=text;TYPE="spouse,emergency":Claire Okoro',
  "RELATED;TYPE=friend:urn:uuid:uid-Bo Lind",
  "RELATED;TYPE=me;VALUE=text:Olu Berg",
  "item1.X-ABRELATEDNAMES;type=pref:Bo Lind",
  "item1.X-ABLabel:_$!<YoungerBrother>!$_",
);
const OTHERS = [card("Ingrid Berg"), card("Claire Okoro"), card("Bo Lind")];
const ALL = {
  "Ingrid Berg": ["parent"],
  "Claire Okoro": ["spouse", "emergency"],
  "Bo Lind": ["friend", "younger brother"],
};

describe("the card of whoever sends the mail", () => {
  it("tells what others are to them, by names and UIDs", async () => {
    put(OLU, ...OTHERS);
    send("Olu <olu@example.org>");
    expect(await relations()).toEqual(ALL);
  });

  it("is the one with the address the last mail came from", async () => {
    put(OLU, ...OTHERS, card("Somebody", "EMAIL:before@example.org"));
    send("Somebody <before@example.org>", 9);
    send("Olu <olu@example.org>", 10);
    expect(await relations()).toEqual(ALL);
  });

  it("is found by any account's mailbox for sent mail, of either custom", async () => {
    put(OLU, ...OTHERS);
    send("Olu <olu@work.example>", 2, "Work/Sent");
    send("Olu <olu@example.org>", 1, ".Gesendet");
    expect(await relations()).toEqual(ALL);
  });

  it("is nobody's where two cards have the address", async () => {
    put(OLU, ...OTHERS, card("The Bergs", "EMAIL:olu@example.org"));
    send("Olu <olu@example.org>");
    expect(await relations()).toEqual({});
  });

  it("is nobody's where no mail was sent, and is known once one is", async () => {
    put(OLU, ...OTHERS);
    expect(await relations()).toEqual({});
    send("Olu <olu@example.org>");
    expect(await relations()).toEqual(ALL);
  });

  it("is nobody's where it isn't the one that names others", async () => {
    put(OLU, ...OTHERS, card("Kim Lind", "EMAIL:kim@example.org"));
    send("Kim <kim@example.org>");
    expect(await relations()).toEqual({});
  });

  it("has the user's name, one that names nobody too", async () => {
    put(card("Kim Lind", "EMAIL:kim@example.org"), ...OTHERS);
    expect(await home.host.contacts.ownName()).toBeUndefined();
    send("Kim <kim@example.org>");
    expect(await home.host.contacts.ownName()).toBe("Kim Lind");
    put(card("Kim Lind", "EMAIL:kim@example.org"), card("The Linds", "EMAIL:kim@example.org"));
    expect(await home.host.contacts.ownName()).toBeUndefined();
  });

  it("costs nobody their contacts where the mail can't be read", async () => {
    put(OLU, ...OTHERS);
    home.put("mail", "no folder");
    expect(await home.host.contacts.all()).toHaveLength(4);
  });
});
