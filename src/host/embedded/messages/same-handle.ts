/** Digits two phone numbers must share at their ends to be the same: the rest is country and trunk codes. */
const MIN_SHARED_DIGITS = 7;

/** Whether two numbers or addresses are one person's: mail addresses without case, numbers however they are written. */
export function isSameHandle(a: string, b: string): boolean {
  if (a.includes("@") || b.includes("@")) return a.trim().toLowerCase() === b.trim().toLowerCase();
  const [one, other] = [digits(a), digits(b)];
  if (one === "" && other === "") return a !== "" && a.toLowerCase() === b.toLowerCase();
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_SHARED_DIGITS && long.endsWith(short);
}

/** The number without punctuation and leading zeros, which stand for a country or trunk code. */
function digits(handle: string): string {
  return handle.replace(/\D/g, "").replace(/^0+/, "");
}

/** Whether somebody can be written to under this: a number or an address. */
export function isHandle(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text) || /^\+?[\d\s()./-]{3,}$/.test(text);
}
