import { describeMailContract } from "../../contract/mail.ts";
import { type Custom, mailUnderTest } from "./mail-under-test.ts";

const FOLDERS: Custom = { INBOX: "INBOX", Sent: "Sent", Archive: "Archive" };
const MAILDIR_PP: Custom = { INBOX: ".", Sent: ".Sent", Archive: ".Archive" };

describeMailContract({
  name: "embedded, a folder a mailbox",
  make: (hold) => mailUnderTest(FOLDERS, hold),
});
describeMailContract({
  name: "embedded, Maildir++",
  make: (hold) => mailUnderTest(MAILDIR_PP, hold),
});
