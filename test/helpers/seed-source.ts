import type { SeedMail } from "../host/contract/mail.ts";

/** A seed mail as its file holds it, under headers of its own. */
export function seedSource(mail: SeedMail, own: readonly string[]): string {
  const headers = [
    ...own,
    `Date: ${new Date(mail.date).toUTCString()}`,
    ...(mail.messageId ? [`Message-ID: ${mail.messageId}`] : []),
    ...(mail.references ? [`References: ${mail.references}`] : []),
    "MIME-Version: 1.0",
  ];
  const text = `Content-Type: text/${mail.html ? "html" : "plain"}; charset=utf-8\n\n${mail.html ?? mail.body ?? ""}\n`;
  if (!mail.attachment) return `${headers.join("\n")}\n${text}`;
  const attached = `Content-Type: application/pdf; name="${mail.attachment}"\nContent-Disposition: attachment; filename="${mail.attachment}"\nContent-Transfer-Encoding: base64\n\nJVBERg==\n`;
  return `${headers.join("\n")}\nContent-Type: multipart/mixed; boundary=part\n\n--part\n${text}\n--part\n${attached}\n--part--\n`;
}
