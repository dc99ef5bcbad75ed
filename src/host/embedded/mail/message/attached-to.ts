import { oneLine } from "../../text/one-line.ts";
import { mendHeader } from "./mend-header.ts";

/** A file that goes along, as it came. */
export type Attached = {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
};

/** What is attached to a mail, as it came; pictures that stand in its text left out. */
export async function attachedTo(source: Uint8Array): Promise<readonly Attached[]> {
  const { default: PostalMime } = await import("postal-mime");
  const whole = await mendHeader(source);
  const email = await PostalMime.parse(whole, { attachmentEncoding: "arraybuffer" });
  return email.attachments
    .filter((part) => !part.related)
    .map(({ filename, mimeType, content }) => ({
      name: oneLine(filename ?? mimeType),
      type: mimeType,
      content: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
    }));
}
