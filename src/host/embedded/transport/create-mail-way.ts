import type { MailTransport, MailWay } from "./mail-transport.ts";
import type { Language } from "../../../language/language.ts";
import { commandWay } from "./command-way.ts";
import { smtpWay } from "./smtp-way.ts";

/** The way out a person named; reaches nobody before a letter is carried. */
export function createMailWay(transport: MailTransport, { say }: Language): MailWay {
  return "smtp" in transport ? smtpWay(transport.smtp, say) : commandWay(transport.sendmail);
}
