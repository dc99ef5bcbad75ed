/** One thing that was looked at. */
export type DoctorRow = {
  readonly name: string;
  /** What is missing leaves something out of use; what is warned of works, but not as it should. */
  readonly status: "ok" | "warn" | "missing";
  readonly sentence: string;
  /** What a person does about it. */
  readonly next?: string | undefined;
};

export type DoctorOptions = {
  /** Why the settings file couldn't be read. */
  readonly broken?: { readonly message: string; readonly hint?: string | undefined } | undefined;
  /** Whether the way out for mail is tried, as far as the sign-in; nothing is sent. */
  readonly connects: boolean;
};

export type DoctorReport = readonly DoctorRow[];

export type SelfTestOptions = {
  /** Whether it also makes, changes and removes things of its own. */
  readonly writes: boolean;
  readonly write: (text: string) => void;
  /** Told what a person has to do at the screen, beside the report. */
  readonly notice: (sentence: string) => void;
  readonly signal: AbortSignal;
};
