import { userInfo } from "node:os";
import type { DatabaseSync } from "node:sqlite";
import type { Address } from "../../address.ts";
import type { Mailbox } from "./maildir/mailboxes.ts";
import { mailRow } from "./index/mail-rows.ts";

/** Received mails looked at for whom they went to. */
const LOOKED_AT = 200;

/** Who the user is by their mail: the sender of the newest sent one, else whom most of the inbox went to. */
export function ownAddress(database: DatabaseSync, boxes: readonly Mailbox[]): Address {
  const newest = (role: Mailbox["role"], limit: number): readonly ReturnType<typeof mailRow>[] => {
    const ids = boxes.filter((box) => box.role === role).map((box) => box.id);
    const marks = ids.map(() => "?").join(", ");
    return database
      .prepare(`SELECT * FROM mail WHERE box IN (${marks}) ORDER BY date DESC LIMIT ?`)
      .all(...ids, limit)
      .map(mailRow);
  };
  const sender = newest("sent", LOOKED_AT).find((row) => row.header.from.address !== "");
  if (sender) return sender.header.from;
  const received = newest("inbox", LOOKED_AT).flatMap((row) => row.header.to);
  return mostFrequent(received) ?? { name: "", address: `${userInfo().username}@localhost` };
}

function mostFrequent(addresses: readonly Address[]): Address | undefined {
  const byAddress = Map.groupBy(
    addresses.filter(({ address }) => address !== ""),
    ({ address }) => address.toLowerCase(),
  );
  const groups = [...byAddress.values()].toSorted((a, b) => b.length - a.length);
  return groups[0]?.find(({ name }) => name !== "") ?? groups[0]?.[0];
}
