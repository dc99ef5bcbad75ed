import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { processEnvironment } from "../../config/environment.ts";
import { AssistantError } from "../../errors.ts";
import { damaged } from "../check/damaged.ts";
import { brokenOff, requestFile } from "./net.ts";
import { type BringWheel, runPip } from "./pip.ts";

const LOST: readonly string[] = ["unreachable", brokenOff];
/** A page of links is some kilobytes. */
const MOST_PAGE_BYTES = 20_000_000;

/**
 * Brings one wheel: without Python where `PIP_INDEX_URL` names an index, from the page of its project, for a wheel is
 * a zip of data; else by pip, which knows its index. Where the index can't be reached pip may know another way.
 */
export const bringWheel: BringWheel = async (request) => {
  const index = processEnvironment()["PIP_INDEX_URL"];
  if (index === undefined) return runPip(request);
  try {
    await fetchWheel(request, index);
  } catch (error) {
    const isLost = error instanceof AssistantError && LOST.includes(error.code);
    if (!isLost) throw error;
    try {
      await runPip(request);
    } catch (pipError) {
      request.signal.throwIfAborted();
      const why = pipError instanceof AssistantError ? `; ${pipError.message}` : "";
      throw new AssistantError("unreachable", `${error.message}${why}`, { cause: error });
    }
  }
};

/** One wheel from an index. */
export const fetchWheel = async (
  { requirement, folder, platform, signal }: Parameters<BringWheel>[0],
  index: string,
): Promise<void> => {
  const [name = "", version = ""] = requirement.split("==");
  const project = name.toLowerCase().replaceAll(/[-_.]+/g, "-");
  const address = new URL(`${index.replace(/\/$/, "")}/${project}/`);
  const page = await textOf(address, signal);
  const wheel = wheelIn(page, { address, name, version, platform });
  if (!wheel) {
    throw new AssistantError("unreachable", `${address.host} has no wheel of ${requirement}`);
  }
  await mkdir(folder, { recursive: true });
  await save(wheel, join(folder, wheel.file), signal);
};

type Wheel = { readonly file: string; readonly address: URL; readonly sha256: string | undefined };
type Wanted = {
  readonly address: URL;
  readonly name: string;
  readonly version: string;
  readonly platform: string | undefined;
};

/** The wheel of a version for a platform, or for all; a link ends with the hash of its file. */
export function wheelIn(
  page: string,
  { address, name, version, platform }: Wanted,
): Wheel | undefined {
  const start = `${plain(name)}-${version}-`;
  const links = [...page.matchAll(/<a\s[^>]*?href="([^"]+)"[^>]*>\s*([^<\s]+)\s*<\/a>/gi)];
  const wheels = links.flatMap(([, href = "", file = ""]) => {
    const [project = "", ...rest] = file.split("-");
    if (!file.endsWith(".whl") || !`${plain(project)}-${rest.join("-")}`.startsWith(start))
      return [];
    const link = new URL(href.replaceAll("&amp;", "&"), address);
    const sha256 = /^#sha256=([0-9a-f]{64})$/.exec(link.hash)?.[1];
    link.hash = "";
    return [{ file, address: link, sha256 }];
  });
  const fits = ({ file }: Wheel): boolean =>
    file.endsWith("-any.whl") || (platform !== undefined && file.includes(platform));
  return wheels.find(fits);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, "_");
}

async function textOf(address: URL, signal: AbortSignal): Promise<string> {
  const page = await requestFile({ address, from: 0, tag: undefined, signal });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of page.body) {
      bytes += part.length;
      if (bytes > MOST_PAGE_BYTES) throw damaged(`the page of ${address.pathname} has no end`);
      parts.push(part);
    }
  } finally {
    await page.close();
  }
  return Buffer.concat(parts).toString("utf8");
}

async function save({ address, sha256 }: Wheel, path: string, signal: AbortSignal): Promise<void> {
  const remote = await requestFile({ address, from: 0, tag: undefined, signal });
  await using file = await open(path, "w", 0o600);
  const hash = createHash("sha256");
  try {
    for await (const part of remote.body) {
      hash.update(part);
      await file.writeFile(part);
    }
  } finally {
    await remote.close();
  }
  if (sha256 !== undefined && hash.digest("hex") !== sha256) {
    throw damaged(`${path.split("/").at(-1)} isn't what the index says`);
  }
}
