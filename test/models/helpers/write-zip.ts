import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive of some files, deflated: enough of the format for what a wheel is read by. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const local = Buffer.concat([record(0x04034b50, { name, bytes, packed }), packed]);
    directory.push(record(0x02014b50, { name, bytes, packed, offset }));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

type Member = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly packed: Uint8Array;
  readonly offset?: number;
};

function record(signature: number, { name, bytes, packed, offset }: Member): Buffer {
  const isCentral = offset !== undefined;
  const fields = Buffer.alloc(isCentral ? 46 : 30);
  const at = isCentral ? 6 : 4;
  fields.writeUInt32LE(signature, 0);
  if (isCentral) fields.writeUInt16LE(20, 4);
  fields.writeUInt16LE(20, at);
  fields.writeUInt16LE(8, at + 4);
  fields.writeUInt32LE(crc32(bytes), at + 10);
  fields.writeUInt32LE(packed.length, at + 14);
  fields.writeUInt32LE(bytes.length, at + 18);
  fields.writeUInt16LE(Buffer.byteLength(name), at + 22);
  if (isCentral) fields.writeUInt32LE(offset, 42);
  return Buffer.concat([fields, Buffer.from(name)]);
}
