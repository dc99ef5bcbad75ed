import { readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import PostalMime, { type Address } from "postal-mime";
import { readableName } from "../../../../src/host/embedded/mail/maildir/mailbox-name.ts";
import type { Hold, MailUnderTest, SeedMail, StoredMail } from "../../contract/mail.ts";
import { seedSource } from "../../../helpers/seed-source.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

/** What the folders of a custom are called. */
export type Custom = Readonly<Record<SeedMail["mailbox"], string>>;

/** Mail in Maildir folders, written and read by this test alone. */
export async function mailUnderTest(custom: Custom, hold: Hold): Promise<MailUnderTest> {
  const home = await makeEmbeddedHome({
    outboxHoldMs: hold === "now" ? 0 : Infinity,
    mailTransport: { sendmail: ["/bin/sh", "-c", "cat > /dev/null"] },
  });
  let count = 0;
  return {
    host: home.host.mail,
    undo: home.host.undo,
    seed: async (mails) => {
      for (const mail of mails) {
        count += 1;
        const seconds = Date.parse(mail.date) / 1000;
        const flags = `${mail.flagged ? "F" : ""}${mail.unread ? "" : "S"}`;
        const name = `${seconds}.${count}.host`;
        const place = flags === "" ? `new/${name}` : `cur/${name}:2,${flags}`;
        for (const part of ["cur", "new", "tmp"]) {
          home.put(join("mail", custom[mail.mailbox], part, ".keep"), "");
        }
        home.put(join("mail", custom[mail.mailbox], place), sourceOf(mail));
      }
    },
    stored: () => storedIn(home),
    everything: async () => home.everything("mail"),
    touch: async (subject) => {
      const file = fileOf(home, subject);
      const seen = /:2,([A-Z]*)$/.exec(file)?.[1] ?? "";
      const cur = join(dirname(dirname(file)), "cur");
      const bare = basename(file).replace(/:2,.*$/, "");
      const flags = seen.includes("S") ? seen.replace("S", "") : `${seen}S`;
      renameSync(home.path(file), home.path(join(cur, `${bare}:2,${flags}`)));
    },
    lose: async (subject) => rmSync(home.path(fileOf(home, subject))),
    dispose: home.dispose,
  };
}

function sourceOf(mail: SeedMail): string {
  return seedSource(mail, [
    `From: ${encoded(mail.from)}`,
    `To: ${encoded(mail.to ?? "Robin Ellery <robin@ellery.example>")}`,
    `Subject: ${encoded(mail.subject)}`,
  ]);
}

function encoded(text: string): string {
  return text.replace(
    /[^\0-\x7f]+/g,
    (part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`,
  );
}

function mailFiles(home: EmbeddedHome): readonly string[] {
  return home.entries("mail").filter((entry) => /\/(?:cur|new)\/[^.]/.test(entry));
}

function fileOf(home: EmbeddedHome, subject: string): string {
  const found = mailFiles(home).find((file) => home.text(file).includes(`Subject: ${subject}`));
  if (!found) throw new Error(`no mail about ${subject}`);
  return found;
}

async function storedIn(home: EmbeddedHome): Promise<readonly StoredMail[]> {
  return Promise.all(
    mailFiles(home).map(async (file) => {
      const email = await PostalMime.parse(readFileSync(home.path(file)));
      const flags = /:2,([A-Z]*)$/.exec(file)?.[1] ?? "";
      return {
        mailbox: nameOf(file),
        subject: email.subject ?? "",
        from: said(email.from ? [email.from] : []),
        to: said(email.to ?? []),
        headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
        unread: !flags.includes("S"),
        flagged: flags.includes("F"),
      };
    }),
  );
}

function nameOf(file: string): string {
  const folder = dirname(dirname(file)).replace(/^mail\/?/, "");
  return folder === "" ? "INBOX" : readableName(basename(folder).replace(/^\./, ""));
}

function said(addresses: readonly Address[]): string {
  return addresses.map(({ name, address }) => `${name} <${address ?? ""}>`.trim()).join(", ");
}
