// A photograph goes one way, can be left at every step of it, and hears nothing of an earlier try.
import { describe, expect, test } from "vitest";
import {
  firstChoices,
  firstPhoto,
  nextPhoto,
  type PhotoEvent,
  type PhotoState,
  photoProgress,
  quarterOf,
} from "./photoMachine.ts";

type State = PhotoState<string>;
type Event = PhotoEvent<string>;
const through = (...events: readonly Event[]): State =>
  events.reduce<State>((state, event) => nextPhoto(state, event), firstPhoto);

const baked: Event = { type: "way", take: 1, at: "baking", way: 0.5 };
const sampled: Event = { type: "way", take: 1, at: "sampling", way: 0.25 };
const taken: Event = { type: "taken", take: 1, picture: "a picture" };
const opened: Event = { type: "opened" };
const take: Event = { type: "take" };

describe("photoMachine", () => {
  test("from the choice over light and exposures to a picture", () => {
    expect(through().is).toBe("opening");
    expect(through(opened).is).toBe("choosing");
    expect(through(opened, take)).toMatchObject({ is: "baking", way: 0, take: 1 });
    expect(through(opened, take, baked)).toMatchObject({ is: "baking", way: 0.5 });
    expect(through(opened, take, baked, sampled)).toMatchObject({ is: "sampling", way: 0.25 });
    expect(through(opened, take, sampled, baked)).toMatchObject({ is: "sampling" });
    expect(through(opened, take, sampled, taken)).toMatchObject({
      is: "done",
      picture: "a picture",
    });
  });

  describe("choices", () => {
    const choose = (change: Extract<Event, { type: "choose" }>["change"]): Event => ({
      type: "choose",
      change,
    });

    test("are kept through all of it, and stand still while a picture is taken", () => {
      const state = through(
        opened,
        choose({ lens: "wide" }),
        take,
        choose({ lens: "portrait" }),
        taken,
      );
      expect(state.choices).toEqual({ ...firstChoices, lens: "wide" });
    });

    test("of paper are made round a picture that is there; any other leaves it", () => {
      const done = through(opened, take, taken);
      expect(nextPhoto(done, choose({ paper: "wood" }))).toMatchObject({
        is: "done",
        picture: "a picture",
        choices: { paper: "wood" },
      });
      expect(nextPhoto(done, choose({ lens: "wide" })).is).toBe("choosing");
    });
  });

  describe("leaving", () => {
    test.each([
      ["in mid-light", baked],
      ["in mid-exposure", sampled],
    ] as const)("%s cancels, and what comes of it later changes nothing", (_, at) => {
      const left = through(opened, take, at, { type: "cancel" });
      expect(left.is).toBe("cancelled");
      for (const late of [
        baked,
        sampled,
        taken,
        { type: "failed", take: 1, reason: "lost" } as const,
      ])
        expect(nextPhoto(left, late)).toBe(left);
      expect(nextPhoto(left, { type: "again" }).is).toBe("choosing");
    });

    test("the next try hears nothing of the one before", () => {
      const second = through(opened, take, { type: "cancel" }, take);
      expect(second).toMatchObject({ is: "baking", way: 0, take: 2 });
      for (const late of [baked, sampled, taken]) expect(nextPhoto(second, late)).toBe(second);
    });

    test("is nothing where nothing is under way", () => {
      const choosing = through(opened);
      expect(nextPhoto(choosing, { type: "cancel" })).toBe(choosing);
    });
  });

  describe("refusals", () => {
    test("before there is a darkroom leave nothing to try", () => {
      const state = through({ type: "refused", reason: "noWebgl" });
      expect(state).toMatchObject({ is: "failed", reason: "noWebgl", canRetry: false });
      expect(nextPhoto(state, take)).toBe(state);
    });

    test("of a picture can be tried again where the darkroom is still there", () => {
      const failed = (reason: "tooLarge" | "noMemory" | "noLight" | "lost") =>
        through(opened, take, { type: "failed", take: 1, reason });
      for (const reason of ["tooLarge", "noMemory", "noLight"] as const)
        expect(nextPhoto(failed(reason), take)).toMatchObject({ is: "baking", take: 2 });
      const lost = failed("lost");
      expect(nextPhoto(lost, take)).toBe(lost);
      expect(lost).toMatchObject({ canRetry: false });
    });

    test("that say it was cancelled are none", () => {
      expect(through(opened, take, { type: "failed", take: 1, reason: "cancelled" }).is).toBe(
        "cancelled",
      );
    });
  });

  test("the way grows from light to picture, and is said in quarters", () => {
    const ways = [
      through(opened, take),
      through(opened, take, baked),
      through(opened, take, { ...baked, way: 1 }),
      through(opened, take, sampled),
      through(opened, take, { ...sampled, way: 1 }),
    ].map(photoProgress);
    expect(ways).toEqual([...ways].sort((a, b) => a - b));
    expect([ways[0], ways.at(-1)]).toEqual([0, 1]);
    expect([0, 0.24, 0.25, 0.74, 1].map(quarterOf)).toEqual([0, 0, 0.25, 0.5, 1]);
  });
});
