import { describe, expect, it, onTestFinished } from "vitest";
import { DOUBTS, isDoubted } from "../../../src/turn/doubt/doubt.ts";
import { callOf, rankedAs, stateFor } from "../../helpers/turn-state.ts";
import { sourcesOf } from "../../helpers/understanding.ts";

const LONG =
  "well the thing with the geese is that they get out whenever Bo leaves the gate, and I said to Una that somebody has to look at the hinge before the fair, so feed";

describe("a call that may be another than was meant", () => {
  const doubt = (text: string, name: string, title: string) => {
    const { registry, contextOf } = sourcesOf();
    const call = callOf(name, {
      arguments: { title },
      origins: { title: { origin: "said", text: title } },
    });
    return isDoubted({ registry, contextOf }, call, stateFor(text, { ranked: rankedAs(name) }));
  };

  it("is one that leaves most of a long request", async () => {
    expect(await doubt(LONG, "reminders.create", "feed")).toBe(true);
    expect(await doubt("remind me to feed the geese", "reminders.create", "feed the geese")).toBe(
      false,
    );
  });

  it("is none that only reads", async () => {
    expect(await doubt(LONG, "reminders.list", "feed")).toBe(false);
  });

  it("is told with its signs to whoever listens", async () => {
    const heard: unknown[] = [];
    const listen = (message: unknown): void => void heard.push(message);
    DOUBTS.subscribe(listen);
    onTestFinished(() => void DOUBTS.unsubscribe(listen));
    await doubt(LONG, "reminders.create", "feed");
    expect(heard).toMatchObject([{ id: "c1", said: LONG, signs: { texts: 1 } }]);
  });
});
