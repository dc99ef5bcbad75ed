const FORM =
  /^(?:bitte\s+)?(?:nimm|streich)e?\s+(?<out>[^,.;:!?]+?)\s+(?:runter|weg|raus)\s+und\s+(?:setz|schreib|tu)e?\s+(?:stattdessen\s+|dafür\s+)?(?<other>[^,.;:!?]+?)\s+(?:drauf|dazu|rein)[\s.!]*$/iu;

/** "Nimm die Milch runter und setz dafür Tee drauf": das eine gegen das andere. */
export function swapped(text: string): string | undefined {
  const { out, other } = FORM.exec(text)?.groups ?? {};
  return out === undefined || other === undefined ? undefined : `ersetze ${out} durch ${other}`;
}
