import { describe, expect, it } from "vitest";
import { asAddress } from "../../../tools/system/web-address.ts";

describe("asAddress", () => {
  it.each([
    ["https://a.example/x", "https://a.example/x"],
    ["HTTP://a.example", "HTTP://a.example"],
    ["bbc.co.uk", "https://bbc.co.uk"],
    ["www.weird.museum", "https://www.weird.museum"],
    ["news.example:8080/today", "https://news.example:8080/today"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["x-apple.systempreferences:com.apple", "x-apple.systempreferences:com.apple"],
  ])("%s is an address", (target, address) => {
    expect(asAddress(target)).toBe(address);
  });

  it.each([
    "notes.md",
    "Household budget.csv",
    "report v1.2.pdf",
    "readme",
    "a/b.com.txt",
    "file:///etc",
  ])("%s is none", (target) => {
    expect(asAddress(target)).toBeUndefined();
  });
});
