/** Days that people name. */
export type Feast =
  | "christmas-eve"
  | "christmas"
  | "boxing-day"
  | "new-year-eve"
  | "new-year"
  | "valentine"
  | "saint-patrick"
  | "halloween"
  | "thanksgiving"
  | "shrove-tuesday"
  | "ash-wednesday"
  | "palm-sunday"
  | "good-friday"
  | "easter"
  | "easter-monday";
