// A film goes one way, can be stopped and gone on with, and hears nothing of an earlier try.
import { describe, expect, test } from "vitest";
import { firstYear, nextYear, type YearState, type YearStep, yearProgress } from "./yearMachine.ts";

type Step = YearStep<string>;
const film = { what: "film", shape: "square" } as const;
const sheet = { what: "sheet", shape: "square" } as const;
const through = (...steps: readonly Step[]): YearState<string> =>
  steps.reduce<YearState<string>>((state, step) => nextYear(state, step), firstYear(film));

const make: Step = { type: "make" };
const stop: Step = { type: "stop" };
const drawn = (n: number, making = 1): Step => ({ type: "drawn", making, n, of: 8 });
const encoding: Step = { type: "encoding", making: 1 };
const done: Step = { type: "done", making: 1, file: "a film" };

describe("nextYear", () => {
  test("from the choice over the log and the pictures to a file", () => {
    expect(through().is).toBe("idle");
    expect(through(make)).toMatchObject({ is: "preparing", making: 1 });
    expect(through(make, drawn(3))).toMatchObject({ is: "drawing", n: 3, of: 8 });
    expect(through(make, drawn(8), encoding).is).toBe("encoding");
    expect(through(make, drawn(8), encoding, done)).toMatchObject({ is: "done", file: "a film" });
  });

  test("stopped it says how far it is, and goes on as another try", () => {
    const stopped = through(make, drawn(3), stop);
    expect(stopped).toMatchObject({ is: "stopped", way: { n: 3, of: 8 } });
    expect(yearProgress(stopped)).toBe(3 / 8);
    expect(nextYear(stopped, make)).toMatchObject({ is: "preparing", making: 2 });
    expect(through(make, stop)).toMatchObject({ is: "stopped", way: null });
    expect(through(stop).is).toBe("idle");
    // The last step is waited for.
    expect(through(make, encoding, stop).is).toBe("encoding");
  });

  test("what comes late belongs to no later try", () => {
    const second = through(make, drawn(3), stop, make);
    for (const late of [drawn(4), encoding, done]) expect(nextYear(second, late)).toBe(second);
    const failed: Step = { type: "failed", making: 1, reason: "lost" };
    expect(nextYear(second, failed)).toBe(second);
    expect(nextYear(second, { ...failed, making: 2 })).toMatchObject({ is: "failed" });
  });

  test("another choice begins anew, but not while it is being made", () => {
    const choose: Step = { type: "choose", choice: sheet };
    expect(through(make, drawn(3), choose)).toMatchObject({ is: "drawing", choice: film });
    expect(through(make, drawn(3), stop, choose)).toMatchObject({ is: "idle", choice: sheet });
    expect(through(make, done, choose)).toMatchObject({ is: "idle", choice: sheet });
    // The same is no other.
    expect(through(make, done, { type: "choose", choice: film }).is).toBe("done");
  });

  test("what is done is not made again, and what failed is tried again", () => {
    expect(through(make, done, make).is).toBe("done");
    expect(through(make, { type: "failed", making: 1, reason: "lost" }, make).is).toBe("preparing");
  });
});
