import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import process from "node:process";

/** A message's file name: `1700000000.M1P2.host:2,FS`. */
export type MaildirName = {
  /** The unique part, without the number mbsync adds when it has uploaded the message. */
  readonly key: string;
  readonly flags: ReadonlySet<string>;
};

// ":" as the standard has it, ";" and "!" where a file system does not allow that.
const INFO = /([:;!])2,([A-Za-z]*)$/;
const UPLOAD_NUMBER = /,U=\d+/;

export function parseName(name: string): MaildirName {
  const info = INFO.exec(name);
  const unique = info ? name.slice(0, info.index) : name;
  return { key: unique.replace(UPLOAD_NUMBER, ""), flags: new Set(info?.[2] ?? "") };
}

/** The same message with other flags, in the order the standard wants. */
export function nameWithFlags(name: string, flags: ReadonlySet<string>): string {
  const info = INFO.exec(name);
  const unique = info ? name.slice(0, info.index) : name;
  return `${unique}${info?.[1] ?? ":"}2,${[...flags].toSorted().join("")}`;
}

/** The name for another folder: mbsync would take the number of the old folder for one of the new. */
export function nameForMove(name: string): string {
  return name.replace(UPLOAD_NUMBER, "");
}

/** A name no other message has. */
export function newName(now: number): string {
  const host = hostname().replaceAll("/", "\\057").replaceAll(":", "\\072");
  return `${Math.floor(now / 1000)}.R${randomBytes(8).toString("hex")}P${process.pid}.${host}`;
}

/** When a message was delivered, by its name; nothing when the name doesn't say. */
export function deliveredAt(name: string): number | undefined {
  const seconds = /^(\d{9,11})\./.exec(name)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
