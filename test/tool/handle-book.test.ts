import { describe, expect, it } from "vitest";
import { createHandleBook, shownAt } from "../../src/tool/handle-book.ts";

const event = (id: string) => ({ kind: "event", id, facts: { title: id } });

describe("one of a list that is shown again by itself", () => {
  const book = createHandleBook();
  book.issue([event("kiln"), event("choir")], true);
  const [again] = book.issue([{ ...event("kiln"), facts: { title: "oven" } }], false);

  it("keeps its handle and its place in the list, with what is new of it", () => {
    expect(book.resolve(again ?? "")).toMatchObject({
      handle: "event:1",
      listing: 1,
      place: 0,
      facts: { title: "oven" },
      isOwn: true,
    });
  });

  it("is what was shown last", () => {
    const [newest, next] = book.recent();
    expect(newest?.id).toBe("kiln");
    expect(shownAt(newest ?? { listing: 0 })).toBeGreaterThan(shownAt(next ?? { listing: 9 }));
  });

  it("begins a list where it is new", () => {
    const [fresh] = book.issue([event("loom")], true);
    expect(book.resolve(fresh ?? "")).toMatchObject({ handle: "event:3", listing: 3 });
  });
});
