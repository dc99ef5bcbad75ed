import type { FailureCode } from "../types/failure-code.ts";
import { HostFailure, messageOf } from "../errors.ts";

type Wording = { readonly code: FailureCode; readonly says: (what: string) => string };

const WORDINGS: Readonly<Record<string, Wording>> = {
  EACCES: { code: "permission", says: (what) => `I'm not allowed to use ${what}.` },
  EPERM: { code: "permission", says: (what) => `I'm not allowed to change ${what}.` },
  EROFS: { code: "permission", says: (what) => `${upperFirst(what)} is on a read-only disk.` },
  ENOENT: { code: "not_found", says: (what) => `${upperFirst(what)} isn't there.` },
  ENOTDIR: { code: "not_found", says: (what) => `${upperFirst(what)} isn't inside a folder.` },
  EEXIST: { code: "invalid", says: (what) => `${upperFirst(what)} exists already.` },
  EISDIR: { code: "invalid", says: (what) => `${upperFirst(what)} is a folder.` },
  ENAMETOOLONG: { code: "invalid", says: (what) => `The name of ${what} is too long.` },
  ELOOP: {
    code: "refused",
    says: (what) => `${upperFirst(what)} is a link, and I don't follow it.`,
  },
  ENOSPC: { code: "unavailable", says: (what) => `The disk is too full for ${what}.` },
  EDQUOT: { code: "unavailable", says: (what) => `The disk quota is used up, so ${what} failed.` },
  EMFILE: { code: "unavailable", says: (what) => `Too many files are open to use ${what}.` },
};

/** The code of a failed system call, such as `ENOENT`. */
export function errnoOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Any error of the file system as a code and one sentence about `what` ("the note Milk"); failures stay what they are. */
export function fsFailure(error: unknown, what: string): HostFailure {
  if (error instanceof HostFailure) return error;
  const wording = WORDINGS[errnoOf(error) ?? ""];
  if (wording) return new HostFailure(wording.code, wording.says(what));
  return new HostFailure("unavailable", `${upperFirst(what)} can't be used: ${messageOf(error)}`);
}

/** Runs one act on the file system; what it throws becomes a HostFailure about `what`. */
export async function orFail<Value>(what: string, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    throw fsFailure(error, what);
  }
}

/** What is looked for, or the stand-in where no such file or folder is there; every other failure stays one. */
export async function orMissing<Value, StandIn>(
  looking: Promise<Value>,
  standIn: StandIn,
): Promise<Value | StandIn> {
  try {
    return await looking;
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return standIn;
    throw error;
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
