/** Runs acts of one target one after the other; targets don't wait for each other. */
export type ScriptQueue<Target extends string> = {
  readonly inTurn: <Value>(target: Target, act: () => Promise<Value>) => Promise<Value>;
};

/** One app answers one Apple event after the other: two at once only make both late. */
export function createScriptQueue<Target extends string>(): ScriptQueue<Target> {
  const last = new Map<Target, Promise<unknown>>();
  return {
    inTurn(target, act) {
      const turn = (last.get(target) ?? Promise.resolve()).then(act);
      // What waits behind it goes on, whatever became of it; its caller is told.
      const settled = turn.catch(() => undefined);
      last.set(target, settled);
      return turn;
    },
  };
}
