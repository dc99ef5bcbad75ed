import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { settingsSchema } from "../../src/config/settings.ts";
import { foldersOfHome } from "../../src/host/embedded/create-embedded-host.ts";

const page = readFileSync("src/config/README.md", "utf8");
const rows = page.split("\n").filter((line) => line.startsWith("| `"));
const keysIn = (line: string): readonly string[] =>
  [...(line.split("|")[1] ?? "").matchAll(/`([\w.]+)`/g)].map(([, key = ""]) => key);

const property = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  enum: z.array(z.string()).optional(),
});
type Setting = { readonly key: string; readonly values: readonly string[] };

/** Settings as `sotto config` lists them: one level deep. */
function settings(): readonly Setting[] {
  const whole = property.parse(
    z.toJSONSchema(settingsSchema, { io: "input", unrepresentable: "any" }),
  );
  return Object.entries(whole.properties ?? {}).flatMap(([name, shape]) => {
    const { properties, enum: values = [] } = property.parse(shape);
    if (!properties) return [{ key: name, values }];
    return Object.entries(properties).map(([inner, one]) => ({
      key: `${name}.${inner}`,
      values: property.parse(one).enum ?? [],
    }));
  });
}

describe("the page of the settings", () => {
  it("tells of every setting, and of none there isn't", () => {
    expect(rows.flatMap(keysIn).toSorted()).toEqual(
      settings()
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  it.each(settings().filter(({ values }) => values.length > 0))(
    "tells what $key may be",
    ({ key, values }) => {
      const row = rows.find((line) => keysIn(line).includes(key)) ?? "";
      expect(values.filter((value) => !row.includes(`\`${value}\``))).toEqual([]);
    },
  );
});

describe("the page of ordinary files", () => {
  const files = readFileSync("src/host/embedded/README.md", "utf8").split("\n");
  const { state: _, ...folders } = foldersOfHome("home", "state");

  it.each(Object.entries(folders))(
    "says where %s lies, and what names another place",
    (key, path) => {
      const name = basename([path].flat()[0] ?? "");
      const row = files.find((line) => line.startsWith(`| \`${name}`)) ?? "";
      expect(row).toContain(`\`paths.${key}\``);
    },
  );
});
