/** Why a tool or host could not do what it was asked. */
export type FailureCode =
  | "permission"
  | "not_running"
  | "timeout"
  | "not_found"
  | "ambiguous"
  | "invalid"
  | "refused"
  | "unavailable";
