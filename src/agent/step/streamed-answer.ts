/** What of an answer on its way may be heard, sentence by sentence. */
export type StreamedAnswer = {
  readonly add: (delta: string) => void;
  /** What was let through once nothing more comes, and whether that is all of it. */
  readonly end: () => { readonly heard: string; readonly isWhole: boolean };
};

type Gate = {
  readonly mayPass: (sentence: string) => boolean;
  readonly emit: (text: string) => void;
};

/** A sentence with what ends it and the space behind; a point inside a number or a name ends none. */
const SENTENCE = /^[\s\S]*?[.!?…]["”')\]]*(?:\s+|\n)/;

/**
 * Holds each sentence back until it is whole and may be said; the first that may not ends what is
 * heard, so that nothing has to be taken back.
 */
export function streamAnswer({ mayPass, emit }: Gate): StreamedAnswer {
  let waiting = "";
  let heard = "";
  /** The space behind the last sentence: heard only with another. */
  let gap = "";
  let isOpen = true;
  const pass = (sentence: string): void => {
    isOpen &&= mayPass(sentence);
    if (!isOpen) return;
    const text = `${gap}${sentence.trimEnd()}`;
    gap = sentence.slice(sentence.trimEnd().length);
    heard += text;
    emit(text);
  };
  return {
    add: (delta) => {
      waiting += delta;
      for (;;) {
        const sentence = SENTENCE.exec(waiting)?.[0];
        if (sentence === undefined) return;
        waiting = waiting.slice(sentence.length);
        pass(sentence);
      }
    },
    end: () => {
      if (waiting.trim() !== "") pass(waiting);
      waiting = "";
      return { heard, isWhole: isOpen };
    },
  };
}
