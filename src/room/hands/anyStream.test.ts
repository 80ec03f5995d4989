// Whatever happens under the hand, nothing is left in it and the room is sound.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encode } from "../model/encode.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { violations } from "../rules/violations.ts";
import type { HandEvent } from "./event.ts";
import {
  beginHands,
  floorPoint,
  handsCatalogue,
  sofaPoint,
  tablePoint,
} from "./testing/furnishedHands.ts";

/** Coordinates that often hit something. */
const spots = fc.record({
  x: fc.integer({ min: -40, max: 640 }),
  y: fc.integer({ min: -40, max: 680 }),
});
const pointers = fc.integer({ min: 1, max: 3 });
const events: fc.Arbitrary<HandEvent> = fc.oneof(
  fc.record({
    type: fc.constant("down" as const),
    pointer: pointers,
    kind: fc.constantFrom("mouse" as const, "touch" as const),
    button: fc.constantFrom(0, 0, 0, 1),
    at: spots,
    now: fc.nat(5000),
    keys: fc.record({ shift: fc.boolean(), alt: fc.boolean(), space: fc.boolean() }),
  }),
  fc.record({
    type: fc.constantFrom("move" as const, "move" as const, "up" as const),
    pointer: pointers,
    at: spots,
    now: fc.nat(5000),
  }),
  fc.record({ type: fc.constant("cancel" as const), pointer: pointers }),
  fc.record({
    type: fc.constant("lift" as const),
    pointer: pointers,
    kind: fc.constantFrom("mouse" as const, "touch" as const),
    model: fc.constantFrom("stool", "candle", "frame", "sofa", "nothing"),
    at: spots,
    now: fc.nat(5000),
  }),
  fc.record({ type: fc.constant("menu" as const), at: spots }),
  fc.record({
    type: fc.constant("wheel" as const),
    at: spots,
    by: fc.double({ min: 0.5, max: 2, noNaN: true }),
  }),
  fc.record({ type: fc.constant("tick" as const), now: fc.nat(9000) }),
  fc.constant({ type: "leave" } as const),
);

/** Where something is to be taken hold of, in the middle of a view of 600 pixels. */
const holds = [
  tablePoint,
  sofaPoint,
  floorPoint,
  { x: 22, z: -0.5 },
  { x: -0.5, z: 20 },
  { x: 9, z: 13 },
].map((point) => beginHands().at(point));
const gestures: fc.Arbitrary<readonly HandEvent[]> = fc
  .record({
    kind: fc.constantFrom("mouse" as const, "mouse" as const, "touch" as const),
    from: fc.constantFrom(...holds),
    way: fc.array(fc.oneof(fc.constantFrom(...holds), spots), { maxLength: 4 }),
    waits: fc.boolean(),
    keys: fc.record({ shift: fc.boolean(), alt: fc.boolean() }),
    noise: fc.array(events, { maxLength: 1 }),
  })
  .map(({ kind, from, way, waits, keys, noise }) => [
    { type: "down", pointer: 1, kind, button: 0, at: from, now: 0, keys },
    ...(waits ? [{ type: "tick" as const, now: 400 }] : []),
    ...way.map((at, i) => ({ type: "move" as const, pointer: 1, at, now: 500 + 100 * i })),
    ...noise,
    { type: "up", pointer: 1, at: way.at(-1) ?? from, now: 2000 },
  ]);

describe("any stream of events", () => {
  const options = { numRuns: 300, seed: 2611 };
  const streams = fc
    .array(
      fc.oneof(
        gestures,
        events.map((event) => [event]),
      ),
      { maxLength: 24 },
    )
    .map((all) => all.flat());
  const trades = fc.constantFrom("furnish" as const, "build" as const);

  test("and a last giving up leave nothing held, no gesture open and a sound room", () => {
    const verbsMet = new Set<string>();
    forAll(options, [streams, trades, fc.boolean()], (stream, trade, hasBrush) => {
      const hands = beginHands();
      hands.editor.view.set({ trade });
      if (hasBrush) hands.session.paintWith({ kind: "paper" });
      for (const event of stream) {
        const before = hands.session.state().history.past.length;
        hands.feed(event);
        const { past, marks } = hands.session.state().history;
        // Nothing under the hand is ever more than one entry.
        if (marks.length === 0) expect(past.length - before).toBeLessThanOrEqual(1);
      }
      hands.feed({ type: "abort" });
      const { tool, history, document } = hands.session.state();
      expect(hands.state()).toMatchObject({ fingers: [], doing: { is: "resting" } });
      expect(["idle", "painting"]).toContain(tool.at);
      expect(history.marks).toEqual([]);
      expect(violations(document, handsCatalogue)).toEqual([]);
      for (const { label } of history.past) verbsMet.add(label.verb);
      // It still works after all that.
      hands.session.rest();
      hands.editor.view.set({ trade: "furnish", zoom: 1, quarter: 0, pan: { x: 0, z: 0 } });
      hands.session.open(furnishedRoom());
      hands.down(hands.at(tablePoint));
      hands.up(hands.at(tablePoint));
      expect(hands.session.state().selection).toEqual(["table-1"]);
    });
    expect(verbsMet.size).toBeGreaterThan(4);
  });

  test("of one pointer that is given up is no entry; of one that ends, at most one", () => {
    const one = fc.tuple(
      events.filter(({ type }) => type === "down" || type === "lift"),
      fc.array(spots, { minLength: 1, maxLength: 12 }),
      fc.constantFrom("up", "cancel", "abort"),
      trades,
    );
    let entries = 0;
    forAll({ numRuns: 600, seed: 5 }, [one], ([start, way, end, trade]) => {
      const hands = beginHands();
      hands.editor.view.set({ trade });
      const before = encode(hands.session.state().document);
      hands.feed({ ...start, pointer: 1, now: 0 } as HandEvent);
      for (const at of way) hands.move(at);
      expect(encode(hands.session.state().document) === before || trade === "build").toBe(true);
      if (end === "up") hands.up(way.at(-1)!);
      else if (end === "cancel") hands.feed({ type: "cancel", pointer: 1 });
      else hands.feed({ type: "abort" });
      const { history, tool, document } = hands.session.state();
      expect(tool.at).toBe("idle");
      expect(history.past.length).toBeLessThanOrEqual(end === "up" ? 1 : 0);
      if (history.past.length === 0) expect(encode(document)).toBe(before);
      entries += history.past.length;
    });
    expect(entries).toBeGreaterThan(20);
  });
});
