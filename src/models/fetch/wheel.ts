import type { ZipFile } from "yauzl";
import { fromBufferPromise, openPromise } from "yauzl";
import { damaged } from "../check/damaged.ts";

/** No member of a wheel we know is larger; what claims to be is not unpacked. */
const mostBytes = 500_000_000;

/** A member of a wheel, unpacked into memory. `a.zip!b` is the member b of the archive a in it. */
export async function readWheelMember(wheel: string, member: string): Promise<Buffer> {
  const [outer = "", ...inner] = member.split("!");
  let bytes = await readMember(await openPromise(wheel), outer);
  for (const name of inner) bytes = await readMember(await fromBufferPromise(bytes), name);
  return bytes;
}

async function readMember(archive: ZipFile, name: string): Promise<Buffer> {
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName !== name) continue;
      if (entry.uncompressedSize > mostBytes) throw damaged(`${name} in it is too large`);
      const chunks: Buffer[] = [];
      for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
      return Buffer.concat(chunks);
    }
  } finally {
    archive.close();
  }
  throw damaged(`it lacks ${name}`);
}
