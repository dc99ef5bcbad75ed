import { describe, expect, it } from "vitest";
import { createIndex } from "../../src/discovery/create-index.ts";
import type { IndexedTool } from "../../src/discovery/indexed-tool.ts";

function tool(name: string, description: string, phrases: readonly string[] = []): IndexedTool {
  const domain = name.split(".")[0] ?? name;
  return { name, description, parameters: [], phrases, domain, consequential: false };
}

const query = tool("calendar.query", "Events in a time range", ["what's on my calendar"]);
const recent = tool("mail.recent", "Newest messages, unread first", ["any new mail"]);

describe("the index", () => {
  it("ranks the tool whose phrase is nearest first", () => {
    const index = createIndex({ tools: [query, recent] });
    expect(index.rank("any mail from anna").tools[0]?.name).toBe("mail.recent");
  });

  it("names tools outright", () => {
    const index = createIndex({ tools: [query, recent] });
    expect(index.select("select:mail.recent,nothing")).toEqual(["mail.recent"]);
    expect(index.select("Calendar_Query")).toEqual(["calendar.query"]);
    expect(index.select("+mail what is new")).toEqual(["mail.recent"]);
    expect(index.select("what is new")).toBeUndefined();
  });

  it("finds a tool added while running, and no longer once it is removed", () => {
    const index = createIndex({ tools: [query, recent] });
    index.add([tool("github.list_issues", "List open issues of a repository")]);
    expect(index.rank("issues of the repository").tools[0]?.name).toBe("github.list_issues");
    index.remove(["github.list_issues"]);
    expect(index.names()).toEqual(["calendar.query", "mail.recent"]);
    expect(index.rank("issues of the repository").tools).toHaveLength(2);
  });
});
