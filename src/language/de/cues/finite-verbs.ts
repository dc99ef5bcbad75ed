/** Forms of common strong verbs that may close a clause, a verb a row. */
const STRONG = `
  bin bist ist sind seid war warst waren wart sei wäre wären
  habe hab hast hat haben habt hatte hatten hätte hätten
  werde wirst wird werden werdet wurde wurden würde würden
  kann kannst können könnt konnte konnten könnte könnten
  muss musst müssen müsst musste mussten müsste müssten
  will willst wollen wollt wollte wollten
  soll sollst sollen sollt sollte sollten
  darf darfst dürfen dürft durfte durften dürfte dürften
  mag magst mögen mochte mochten möchte möchten
  weiß weißt wissen wisst wusste wussten
  komme komm kommt kommen kam kamen
  gehe geht gehen ging gingen
  stehe steht stehen stand standen
  fahre fährt fahren fuhr fuhren
  fliege fliegt fliegen flog flogen
  laufe läuft laufen lief liefen
  nehme nimmt nehmen nahm nahmen
  gebe gibt geben gab gaben
  sehe sieht sehen sah sahen
  lese liest lesen las lasen
  esse isst essen aß aßen
  schlafe schläft schlafen schlief schliefen
  rufe ruft rufen rief riefen
  schreibe schreibt schreiben schrieb schrieben
  bleibe bleibt bleiben blieb blieben
  finde findet finden fand fanden
  treffe trifft treffen traf trafen
  bringe bringt bringen brachte brachten
  denke denkt denken dachte dachten
  fange fängt fangen fing fingen
  falle fällt fallen fiel fielen
  halte hält halten hielt hielten
  lasse lässt lassen ließ ließen
  liege liegt liegen lag lagen
  sitze sitzt sitzen saß saßen
  ziehe zieht ziehen zog zogen
  trinke trinkt trinken trank tranken
  helfe hilft helfen half halfen
  spreche spricht sprechen sprach sprachen
  steige steigt steigen stieg stiegen
  schließe schließt schließen schloss schlossen
  verstehe versteht verstehen verstand
  verliere verliert verlieren verlor
  vergesse vergisst vergessen vergaß
  bekomme bekommt bekommen bekam
  beginne beginnt beginnen begann
  tue tut tun tat taten
  regnet regnete schneit schneite`;
/** Stems of weak ones: "-e -t -en -te -ten", with an "e" before a "t" where they end in "d" or "t". */
const WEAK =
  "brauch kauf koch mach sag frag hol fehl freu schaff spiel lern such zahl schick wohn lieb hoff glaub fühl pass klapp dauer kümmer beeil verspät besuch erreich bezahl erledig reservier meld arbeit wart miet stell bestell leg zeig schau hör gehör räum";
/** What parts from a verb that doesn't close its clause: "zurückrufe" is "rufe … zurück". */
const PREFIXES =
  /^(?:zurück|zusammen|vorbei|weiter|heim|statt|fest|nach|los|her|hin|weg|vor|mit|auf|aus|bei|ein|ab|an|zu)(?=\p{Ll}{3})/u;

const rows = (text: string): readonly string[] => text.trim().split(/\s+/);
const strong: ReadonlySet<string> = new Set(rows(STRONG));
const finite: ReadonlySet<string> = new Set([
  ...strong,
  ...rows(WEAK).flatMap((stem) => {
    const joint = /[dt]$/.test(stem) ? "e" : "";
    const plural = /e[lr]$/.test(stem) ? "n" : "en";
    return ["e", `${joint}t`, plural, `${joint}te`, `${joint}ten`].map((end) => stem + end);
  }),
]);

/** The verb that closes a clause, and the prefix that parts from it elsewhere; undefined where none is known. */
export type ClosingVerb = { readonly form: string; readonly prefix: string };

export function closingVerb(word: string): ClosingVerb | undefined {
  if (finite.has(word)) return { form: word, prefix: "" };
  const prefix = PREFIXES.exec(word)?.[0] ?? "";
  const form = word.slice(prefix.length);
  return prefix !== "" && finite.has(form) ? { form, prefix } : undefined;
}

/** A form that is no infinitive by itself: another clause has it. */
export function isSurelyFinite(word: string): boolean {
  return strong.has(word) && (!word.endsWith("en") || AUXILIARIES.test(word));
}

/** Before a last infinitive these open the verbs: "habe kommen müssen". */
const AUXILIARIES = /^(?:haben|hatten|hätten|waren|wären|werden|wurden|würden)$/;
