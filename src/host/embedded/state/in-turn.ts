/** A queue for acts that must not run into each other: each starts when the one before has ended, however it ended. */
export function inTurn(): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act, act);
    last = next;
    return next;
  };
}
