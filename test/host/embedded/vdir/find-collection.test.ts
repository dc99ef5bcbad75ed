import { describe, expect, it } from "vitest";
import { HostFailure } from "../../../../src/errors.ts";
import type { Collection } from "../../../../src/host/embedded/vdir/collections.ts";
import type { VdirItem } from "../../../../src/host/embedded/vdir/vdir-item.ts";
import {
  findCollection,
  usualCollection,
} from "../../../../src/host/embedded/vdir/find-collection.ts";

function named(id: string, name: string): Collection {
  return { id, name, path: `/x/${id}`, items: [] };
}

function itemIn(collection: Collection): VdirItem<string> {
  return { file: collection.id, collection, version: "1", value: "" };
}

function find(name: string, collections: readonly Collection[]): Collection {
  return findCollection(collections, { name, word: "calendar" });
}

describe("finding a collection by name", () => {
  const all = [named("a", "Work"), named("b", "Büro"), named("c", "Home"), named("home", "Home")];

  it("takes a name in any case and composition, or a folder that no name competes with", () => {
    expect(find("work", all).id).toBe("a");
    expect(find("BU\u0308RO", all).id).toBe("b");
    expect(find(" büro ", all).id).toBe("b");
    expect(find("a", all).id).toBe("a");
  });

  it("is ambiguous where two share the name, until the folder is said", () => {
    expect(() => find("HOME", all)).toThrow(/2 calendars called “HOME”: c, home\.$/);
    expect(find("home", all).id).toBe("home");
    expect(find("c", all).id).toBe("c");
    expect(() => find("Home", all)).toThrow(HostFailure);
  });

  it("never takes one name for another that only begins like it", () => {
    expect(() => find("Wor", all)).toThrow(/no calendar called “Wor”\. There is Work, Büro/);
    expect(() => find("Workout", [named("a", "Work")])).toThrow(HostFailure);
  });

  it("says that a folder is closed, not that there is none", () => {
    const error = Object.assign(new Error("EACCES"), { code: "EACCES" });
    const unreadable = [{ id: "account/private", error }];
    const search = (name: string) => (): Collection =>
      findCollection(all, { name, word: "calendar", unreadable });
    expect(search("Private")).toThrow(/not allowed to use the calendar “Private”/);
    expect(search("Public")).toThrow(/no calendar called/);
  });

  it("puts new items where most people keep theirs", () => {
    const usual = (collections: readonly Collection[], used: readonly string[] = []): unknown => {
      const items = used.map((id) => itemIn(named(id, id)));
      return usualCollection(collections, { items }, () => 1)?.id;
    };
    const [zoo, yard] = [named("z", "Zoo"), named("y", "Yard")];
    expect(usual(all)).toBe("c");
    expect(usual([zoo, named("p", "Personal")], ["z", "z"])).toBe("p");
    expect(usual([zoo, yard])).toBe("z");
    expect(usual([zoo, yard], ["y", "z", "y"])).toBe("y");
    expect(usual([])).toBeUndefined();
  });
});
