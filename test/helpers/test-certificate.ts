import { generateKeyPairSync, sign } from "node:crypto";

export type TestCertificate = { readonly key: string; readonly cert: string };

/** A certificate for a name that signs itself, good for a day: whoever is told of it trusts it, nobody else does. */
export function testCertificate(name = "localhost"): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const names = sequence(set(sequence(oid("550403"), der(0x0c, Buffer.from(name)))));
  const day = 86_400_000;
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))), // version 3
    der(0x02, Buffer.of(1)), // serial number
    SIGNED,
    names,
    sequence(moment(Date.now() - day), moment(Date.now() + day)),
    names,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternativeName(name), AUTHORITY)),
  );
  const signature = sign("sha256", body, privateKey);
  const certificate = sequence(body, SIGNED, der(0x03, Buffer.concat([Buffer.of(0), signature])));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value of ASN.1: its tag, its length, its bytes. */
function der(tag: number, bytes: Buffer): Buffer {
  const { length } = bytes;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...head), bytes]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => der(0x31, Buffer.concat(parts));
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const moment = (ms: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+Z/g, "")}Z`));

/** ecdsa-with-SHA256. */
const SIGNED = sequence(oid("2a8648ce3d040302"));
/** basicConstraints: an authority. */
const AUTHORITY = sequence(oid("551d13"), der(0x04, sequence(der(0x01, Buffer.of(0xff)))));

function alternativeName(name: string): Buffer {
  return sequence(oid("551d11"), der(0x04, sequence(der(0x82, Buffer.from(name)))));
}
