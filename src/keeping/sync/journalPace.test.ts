// When journals are exchanged with the account, by a clock that the test turns.
import { describe, expect, it } from "vitest";
import { freshPace, nextExchange, type PaceEvent, paced, type SyncPace } from "./journalPace.ts";

const start = 1_000_000;
const SECOND = 1_000;

/** What happened, and how many seconds after the start. */
type Course = readonly (readonly [number, PaceEvent])[];

const paceAfter = (course: Course, from: SyncPace = freshPace): SyncPace =>
  course.reduce((pace, [at, event]) => paced(pace, event, start + at * SECOND), from);

/** In how many seconds after the start, and for what; null for nothing. */
function due(pace: SyncPace, at: number, isSeen = true): readonly [number, string] | null {
  const next = nextExchange(pace, { now: start + at * SECOND, isSeen });
  return next && [(next.at - start) / SECOND, next.what];
}

const answered = (sawOthers = false, hasUnsent = false): PaceEvent => ({
  kind: "answered",
  sawOthers,
  hasUnsent,
});
const rested = paceAfter([
  [0, { kind: "begun" }],
  [0, answered()],
]);
const failed = { kind: "failed", hasUnsent: false } as const;
const row = { kind: "row" } as const;
/** Hidden, nothing is asked but what there is to send. */
const hidden = false;

describe("the pace of journals", () => {
  it("asks at once at the beginning, and when it is wanted", () => {
    expect(due(freshPace, 0)).toEqual([0, "all"]);
    expect(due(paceAfter([[7, { kind: "wanted" }]], rested), 7)).toEqual([7, "all"]);
  });

  it("asks for news now and then while somebody looks, and never while nobody does", () => {
    expect(due(rested, 1)).toEqual([20, "news"]);
    expect(due(rested, 1, hidden)).toBeNull();
  });

  it("sends after thirty seconds of rest, and counts anew with each row", () => {
    expect(due(paceAfter([[1, row]], rested), 1, hidden)).toEqual([31, "all"]);
    const two: Course = [
      [1, row],
      [20, row],
    ];
    expect(due(paceAfter(two, rested), 20, hidden)).toEqual([50, "all"]);
  });

  it("sends sixty rows at once, and nothing later than two minutes after it was done", () => {
    const many = Array.from({ length: 60 }, (_, i) => [i / 10, row] as const);
    expect(due(paceAfter(many.slice(1), rested), 6, hidden)).toEqual([35.9, "all"]);
    expect(due(paceAfter(many, rested), 6, hidden)).toEqual([6, "all"]);
    const busy = Array.from({ length: 12 }, (_, i) => [1 + i * 10, row] as const);
    expect(due(paceAfter(busy, rested), 111, hidden)).toEqual([121, "all"]);
  });

  it("is quick while another device is at work, and slow again ten minutes after", () => {
    const beside = paceAfter([[0, answered(true)]], rested);
    expect(due(beside, 1)).toEqual([4, "news"]);
    expect(due(paceAfter([[1, row]], beside), 1, hidden)).toEqual([4, "all"]);
    expect(due(paceAfter([[601, row]], beside), 601, hidden)).toEqual([631, "all"]);
  });

  it("waits longer and longer for an account that is silent, and not at all once it is wanted", () => {
    const tried: Course = [
      [10, { kind: "begun" }],
      [10, failed],
    ];
    const once = paceAfter(tried, rested);
    expect(due(once, 10)).toEqual([40, "all"]);
    const twice = paceAfter([[40, failed]], once);
    expect(due(twice, 40)).toEqual([100, "all"]);
    const often = paceAfter(
      Array.from({ length: 9 }, () => [100, failed] as const),
      twice,
    );
    expect(due(often, 100)).toEqual([700, "all"]);
    expect(due(paceAfter([[101, { kind: "wanted" }]], often), 101)).toEqual([101, "all"]);
    // With nothing to send it is left in peace while nobody looks.
    expect(due(once, 10, hidden)).toBeNull();
    expect(due(paceAfter([[11, row]], once), 11, hidden)).toEqual([40, "all"]);
  });

  it("sends later what came too late for an exchange", () => {
    const late = paceAfter([
      [0, { kind: "begun" }],
      [1, row],
      [2, answered()],
    ]);
    expect(due(late, 2, hidden)).toEqual([31, "all"]);
    expect(due(paceAfter([[0, answered(false, true)]], rested), 0, hidden)).toEqual([30, "all"]);
  });
});
