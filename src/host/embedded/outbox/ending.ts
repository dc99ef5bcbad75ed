/** How handing something over ended. What may have gone is `unclear`, and is never handed over again. */
export type Ending =
  /** `but`: it went, and something beside that failed. `unseen`: it was taken, and nobody here can see more. */
  | { readonly state: "sent"; readonly but?: string; readonly unseen?: string }
  | { readonly state: "not_sent" | "unclear"; readonly reason: string };

export function notSent(reason: string): Ending {
  return { state: "not_sent", reason };
}

export function unclear(reason: string): Ending {
  return { state: "unclear", reason };
}

/** Why nobody has seen that it went, as far as there is such a reason. */
export function unseenIn(ending: Ending): { readonly unseen?: string } {
  return ending.state === "sent" && ending.unseen ? { unseen: ending.unseen } : {};
}

/** What became of it, for a person. */
export function endingText(what: string, ending: Ending): string {
  const { state } = ending;
  if (state === "sent" && ending.unseen) return `Handed over: ${what}. ${ending.unseen}`;
  if (state === "sent") return `Sent: ${what}.${ending.but ? ` ${ending.but}` : ""}`;
  if (state === "not_sent") return `Not sent: ${what}. ${ending.reason}`;
  return `Perhaps sent: ${what}. ${ending.reason} It may have gone or not, so look before you send it again.`;
}
