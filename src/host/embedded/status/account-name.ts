import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";

/** The full name of this account as the system's list of accounts has it; undefined where it has none. */
export async function accountName(list = "/etc/passwd"): Promise<string | undefined> {
  const { uid, username } = userInfo();
  // A system without such a list, as most Macs are, says nothing of the kind.
  const text = await readFile(list, "utf8").catch(() => "");
  return nameIn(text, { uid, username });
}

type Account = { readonly uid: number; readonly username: string };

/** Of `ida:x:1000:1000:Ida Berg,Room 3,,:/home/ida:/bin/sh` the "Ida Berg"; none where it is no person's name. */
export function nameIn(list: string, { uid, username }: Account): string | undefined {
  const rows = list.split("\n").map((line) => line.split(":"));
  const own = rows.find(([name, , id]) => name === username && id === String(uid));
  const [name = ""] = own?.[4]?.split(",") ?? [];
  return personName(name, username);
}

/** A full name that says more than the account itself; root is nobody's name. */
export function personName(text: string, username: string): string | undefined {
  const name = text.trim();
  const isPerson = name !== "" && name.toLowerCase() !== username.toLowerCase();
  return isPerson && username !== "root" ? name : undefined;
}
