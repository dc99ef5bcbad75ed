import { sameNamesBy } from "../../names/same-names.ts";

/** Words for the same relative, those of an address book's own labels (always English) too, and usual short forms of first names, folded: those between two strokes stand for one name. */
const rowsWith = sameNamesBy(`
  einkauf einkaufsliste einkaufe lebensmittel / mama mutter mutti mami mum mother / papa vater vati papi father / oma grossmutter omi omama grandmother
  opa grossvater opi opapa grandfather / bruder bruderherz brother / schwester schwesterherz sister
  frau ehefrau wife spouse / mann ehemann husband spouse / sohn son / tochter daughter / alexander alex sascha
  alexandra alex sandra / andreas andi andy / angelika geli / anna anne anni
  barbara babsi barbel / benjamin ben benni benny / bernhard bernd / birgit biggi
  brigitte gitte gitti / christian chris / christiane chris / christina christine tina chris
  christoph chris stoffel / daniel dani / daniela dani / elisabeth lisa lisbeth elli sissi lisl
  florian flo / franziska franzi / friedrich fritz / gabriele gabi / georg schorsch / gerhard gerd
  gunther gunter guenther / hannelore hanne lore / heinrich heiner heinz / helene lena leni
  ingeborg inge / jakob jacob / johannes hannes hans johann / johanna hanna hanni
  josef joseph sepp jupp / jurgen juergen / karl carl / katharina kathi kati katrin kathrin
  klaus claus / kristin kristina / ludwig lutz wiggerl / magdalena lena leni / manfred manni
  margarete grete gretel margret / maria marie mia mitzi / markus marcus / martin maddin
  matthias matze hias matthes / maximilian max maxi / melanie melli / michael michi micha
  michaela michi ela / nikolaus klaus niko / nicole nici / philipp philip phil / rainer reiner
  rudolf rudi / sabine bine / sebastian basti / siegfried siggi / stefan stephan steffen
  stefanie stephanie steffi / susanne susi / theresa resi tessa / thomas tom tommi / tobias tobi
  ulrich uli ulli / ulrike uli ulli / ursula uschi ulla / valentin valle / veronika vroni
  walter walther / wilhelm willi willy / wolfgang wolfi
`);

/** What a list, a calendar or a folder is called in one word with what it is. */
const KINDS = ["liste", "kalender", "ordner", "notiz", "timer", "wecker"];
const COMPOUND = new RegExp(`^(\\p{L}{3,}?)s?(?:${KINDS.join("|")})$`, "u");

/** All words that may name the same as this one: "Tom" and "Thomas", "Einkauf" and "Einkaufsliste". */
export function sameNames(word: string): readonly string[] {
  const first = COMPOUND.exec(word)?.[1];
  const compounds = KINDS.flatMap((kind) => [`${word}${kind}`, `${word}s${kind}`]);
  return [...rowsWith(word), ...severalOf(word), ...(first === undefined ? compounds : [first])];
}

const SHORTEST = 4;

/** "Nudel" and "Nudeln": in one word with what it is, a thing stands alone. */
function severalOf(word: string): readonly string[] {
  if (word.length < SHORTEST) return [];
  return word.endsWith("n") ? [word.slice(0, -1)] : [`${word}n`];
}
