/** A held key repeats after about half a second, then thirty times a second; a gap is a release. */
const firstGapMs = 700;
const laterGapMs = 200;

export type TalkKeyOptions = {
  /** Held down it opens the ears until it is let go; else each press is one. */
  readonly isHeld: boolean;
  readonly press: (key: "talk" | "release") => void;
  readonly setTimer?: (run: () => void, ms: number) => { readonly stop: () => void };
};

/** A terminal tells when a key goes down and never when it goes up: that is read from its repeating. */
export function createTalkKey({ isHeld, press, setTimer = realTimer }: TalkKeyOptions): () => void {
  let waiting: { readonly stop: () => void } | undefined;
  const release = (): void => {
    waiting = undefined;
    press("release");
  };
  return () => {
    if (!isHeld) return press("talk");
    const isRepeat = waiting !== undefined;
    waiting?.stop();
    waiting = setTimer(release, isRepeat ? laterGapMs : firstGapMs);
    if (!isRepeat) press("talk");
  };
}

function realTimer(run: () => void, ms: number): { stop: () => void } {
  const timer = setTimeout(run, ms);
  return { stop: () => clearTimeout(timer) };
}
