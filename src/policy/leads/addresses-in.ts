/** Schemes that act without slashes; any other is known by its slashes, its signs or its query. */
const BARE_SCHEMES =
  "mailto|tel|callto|sms|smsto|mms|facetime|facetime-audio|imessage|skype|sip|sips|xmpp|javascript|vbscript|data|blob|about|view-source|file|magnet|bitcoin|ethereum|litecoin|monero|lightning|geo|market|intent|shortcuts|whatsapp|viber|tg|wifi|matmsg|mecard|upi|urn|cid";

const PATTERNS: readonly RegExp[] = [
  // Any scheme with slashes, also turned, missing one or with letters blotted out (h**p).
  /[\p{L}][\p{L}\p{N}+.*-]*\s?:\s?(?:\/\/|\\\\)[^\s<>"']+/giu,
  /\bh[\p{L}*]{1,3}ps?:[/\\]?[^\s<>"'/\\]\S*/giu,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${BARE_SCHEMES}):[^\s<>"']+`, "giu"),
  /(?<![\p{L}\p{N}])[a-z]{2,}[-+][a-z0-9.+-]+:[^\s<>"']+/giu,
  /(?<![\p{L}\p{N}])\p{L}{3,}:(?=[^\s<>"']*[?&=@][^\s<>"']*)[^\s<>"']{4,}/giu,
  // Another machine without a scheme: //host, \\host\share.
  /(?<![\p{L}\p{N}:/\\])(?:\/\/|\\\\)(?:[?.]\\)?[\p{L}\p{N}[][^\s<>"']*/giu,
  /\bwww\.[^\s<>"']+/giu,
  /\bwww\s+[\p{L}\p{N}-]{3,}\s+\p{L}{2,4}(?=\s*(?:$|[.,;/!?)]))/giu,
  // Numbers that are spelt on the keys (1-800-FLOWERS), and names money is sent to ($name).
  /(?<![\p{L}\p{N}])(?:\+?1[-. ]8\d\d[-. ]|8\d\d[-.]|0\d{3}[-. ])[A-Z][A-Z0-9-]{3,}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}$])\$[a-z][a-z0-9_]{2,}/gu,
  /(?<![\p{L}\p{N}])xn--[a-z0-9-]+/giu,
  // A port behind one word: localhost:8080.
  /(?<![\p{L}\p{N}.:])\p{L}[\p{L}\p{N}-]+:\d{3,5}(?![\d:.,]\d)(?:\/\S*)?/giu,
  // IPv4 in decimal, octal and hexadecimal parts; a version number has a v before it.
  /(?<![\p{L}\p{N}.])(?:0x[0-9a-f]{1,2}|0?[0-3]?\d{1,2})(?:\.(?:0x[0-9a-f]{1,2}|0?[0-3]?\d{1,2})){3}(?![\p{L}\p{N}.]*\d)(?:[/?:][^\s<>"']*)?/giu,
  /(?<![\p{L}\p{N}])0x[0-9a-f]{6,}/giu,
  /(?<![\p{L}\p{N}.])\d{1,3}\.\d{1,3}:\d{4,5}(?!\d)/gu,
  // IPv6, in brackets or bare: two colons together, or eight groups.
  /\[[0-9a-f]*:[0-9a-f:.]*(?:%\w+)?\](?::\d+)?\S*/giu,
  /(?<![\p{L}\p{N}:])(?:[0-9a-f]{1,4}:)*(?:[0-9a-f]{0,4})::(?:[0-9a-f]{1,4}(?::|(?![\p{L}\p{N}])))*/giu,
  /(?<![\p{L}\p{N}:])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\p{L}\p{N}:])/giu,
  // Mail, also quoted, to a bare machine or to an address in brackets.
  /(?:"[^"\n]{1,64}"|[^\s<>"'@,;:()[\]]+)@(?:\[[^\]\s]+\]|[^\s<>"'@,;:()[\]]+)/gu,
  // An account in whatever app reads it. A #channel leads to nobody by itself.
  /(?<![\p{L}\p{N}@.])@[\p{L}_][\p{L}\p{N}_.]{2,}/gu,
  // Links as documents write them, whatever they lead to.
  /\]\([^)\s]+\)/g,
  /\b(?:href|src|action)\s*=\s*["']?[^\s"'>]+/gi,
];

/** An account number of a bank: two letters, two digits, and up to thirty of both (ISO 13616). */
const IBAN =
  /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,3})?(?![\p{L}\p{N}])/giu;
/** Wallets and keys: so long a word of letters and digits is none that people say. */
const KEY = /(?<![\p{L}\p{N}])[a-z0-9]{20,}(?![\p{L}\p{N}])/giu;
const FEWEST_EACH = 3;

/** Addresses of machines, people and accounts that are known by their form, in a plain text. */
export function addressesIn(text: string): readonly string[] {
  const found = PATTERNS.flatMap((pattern) => text.match(pattern) ?? []);
  const banks = (text.match(IBAN) ?? []).filter((one) => count(one, /\d/g) >= 2 * FEWEST_EACH);
  const keys = (text.match(KEY) ?? []).filter(
    (one) => count(one, /\d/g) >= FEWEST_EACH && count(one, /\D/g) >= FEWEST_EACH,
  );
  return [...found, ...banks, ...keys];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
