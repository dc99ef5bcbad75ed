import type { SendingSentences } from "../../../contract/sentences/sending.ts";

export const sending: SendingSentences = {
  sent: (what) => `Gesendet: ${what}.`,
  handedOver: (what, why) => `Übergeben: ${what}. ${why}`,
  kept: (what, why) => `Hier im Postausgang, nicht gesendet: ${what}. ${why}`,
  keptAll: (why) => `All das liegt hier im Postausgang, nicht gesendet. ${why}`,
  held: (what) => `Im Postausgang, noch nicht gesendet: ${what}.`,
  goes: (what, { inMs, through }) => {
    const seconds = Math.ceil(inMs / 1000);
    const unit = seconds === 1 ? "Sekunde" : "Sekunden";
    return `Im Postausgang: ${what}. Das geht in ${seconds} ${unit} über ${through} hinaus.`;
  },
  handedOn: (what, through) => `Weitergegeben, geht über ${through} hinaus: ${what}.`,
};
