/** What a fetch tells its caller while it runs. Bytes count from zero in each step. */
export type FetchEvent =
  | {
      readonly type: "progress";
      readonly id: string;
      readonly step: "fetch" | "convert" | "check";
      readonly bytes: number;
      readonly total: number;
    }
  | {
      readonly type: "source-failed";
      readonly id: string;
      readonly source: string;
      readonly message: string;
    }
  | { readonly type: "waiting"; readonly id: string }
  | { readonly type: "done"; readonly id: string; readonly path: string };

export type OnFetchEvent = (event: FetchEvent) => void;
