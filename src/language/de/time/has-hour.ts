/** What takes place at an hour, and never simply on a day. */
const AT_HOUR =
  /(?:termin|besprechung|sitzung|meeting|gespräch|telefonat|anruf|mittagessen|abendessen|frühstück|brunch|kaffee|friseur|frisör|zahnarzt|zahnärztin|hausarzt|augenarzt|kinderarzt|arzt|ärztin|optiker|physiotherapie|physio|krankengymnastik|besichtigung|probe|sprechstunde|untersuchung|massage|impfung)$/iu;
/** Behind these stands with whom, where or what about. */
const BEHIND = /\s+(?:mit|für|bei|beim|über|wegen|in|im|am|zu|zum|zur|von|und)\s.*$/iu;

/** Whether a thing of this name has an hour: "Besprechung mit Anna", and kein "Urlaub". */
export function hasHour(title: string): boolean {
  return AT_HOUR.test(title.trim().replace(BEHIND, ""));
}
