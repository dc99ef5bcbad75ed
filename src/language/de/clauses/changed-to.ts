import type { ChangedTo } from "../../contract/requests.ts";

const FORM =
  /^(?:ja[\s,]+|ok(?:ay)?[\s,]+|gut[\s,]+)*(?<value>[^,;.!?]{3,40}?)\s+(?:passt|geht|ist (?:gut|besser|ok(?:ay)?))[\s,.;]+(?:dann\s+)?(?<order>(?:verschieb|verleg|änder|leg)e?\s+(?:es|das|ihn|sie))[\s.!]*$/iu;

/** "Halb elf passt, verschieb ihn": a change to what was told before it. */
export function changedTo(text: string): ChangedTo | undefined {
  const { value, order } = FORM.exec(text)?.groups ?? {};
  return value === undefined || order === undefined
    ? undefined
    : { value, text: `${order} auf ${value}` };
}
