// What holds for every command on every room, tried with thousands that nobody thought of.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDeed, type Dice } from "../commands/anyCommand.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { applyPatch, invert } from "../model/patch.ts";
import type { RoomDocument } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom } from "../model/sampleRoom.ts";
import { boxesMeet } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { violations } from "../rules/violations.ts";
import { EditorSession } from "./editorSession.ts";

const catalogue = sampleCatalogue({ sofa: 2 });

/** Numbers drawn from the seed alone, so that a failing run can be run again. */
function diceFrom(seed: number): Dice {
  let state = seed | 0;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % most;
  };
}

/** Without any index: every two things that stand, the carried against all but their own stack. */
function overlapping(document: RoomDocument): string[] {
  const all = [...indexOf(document, catalogue).placed.values()];
  const below = (id: string): string[] => {
    const at = document.items.get(id)?.at;
    return at?.kind === "on" ? [at.carrier, ...below(at.carrier)] : [];
  };
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const isOwn = below(a.item.id).includes(b.item.id) || below(b.item.id).includes(a.item.id);
      return !isOwn && boxesMeet(a.box, b.box) ? [`${a.item.id} and ${b.item.id}`] : [];
    }),
  );
}

const starts = [bareRoom(), furnishedRoom()] as const;
const seeds = fc.record({ seed: fc.integer(), start: fc.constantFrom(...starts) });

describe("any session", () => {
  test("any thousand commands: undone one by one give back the first room, byte for byte", () => {
    const verbs = new Set<string>();
    const refusals = new Set<string>();
    forAll({ numRuns: 8, seed: 20_261 }, [seeds], ({ seed, start }) => {
      const dice = diceFrom(seed);
      const session = new EditorSession(start, catalogue);
      for (let serial = 0; serial < 1000; serial++) {
        const { document } = session.state();
        const deed = anyDeed(document, dice, serial);
        const outcome = session.dispatch((d, _, c) => deed(d, c), null);
        if (outcome.ok) {
          verbs.add(outcome.label.verb);
          expect(session.state().document).toBe(outcome.document);
          if (serial % 10 === 0)
            expect(violations(session.state().document, catalogue)).toEqual([]);
        } else {
          refusals.add(outcome.reason.kind);
          expect(session.state().document).toBe(document);
        }
      }
      const last = encode(session.state().document);
      expect(violations(session.state().document, catalogue)).toEqual([]);
      expect(overlapping(session.state().document)).toEqual([]);
      expect(encode(freshly(last))).toBe(last);
      let undone = 0;
      while (session.undo()) undone++;
      expect(encode(session.state().document)).toBe(encode(start));
      while (session.redo()) undone--;
      expect(undone).toBe(0);
      expect(encode(session.state().document)).toBe(last);
    });
    // Else the test would prove little: nearly every command was both done and refused.
    expect(verbs.size).toBeGreaterThanOrEqual(20);
    expect(refusals.size).toBeGreaterThanOrEqual(18);
  });

  function freshly(text: string): RoomDocument {
    const read = decode(text);
    if (!read.ok) throw new Error(JSON.stringify(read.reason));
    return read.value;
  }

  describe("each command", () => {
    test("leaves its document alone, says what its patch does, and can be taken back", () => {
      forAll({ numRuns: 20, seed: 7 }, [seeds], ({ seed, start }) => {
        const dice = diceFrom(seed);
        let document: RoomDocument = start;
        for (let serial = 0; serial < 60; serial++) {
          const before = encode(document);
          const outcome = anyDeed(document, dice, serial)(document, catalogue);
          expect(encode(document)).toBe(before);
          if (!outcome.ok) continue;
          const after = applyPatch(document, outcome.patch);
          expect(encode(after)).toBe(encode(outcome.document));
          expect(encode(applyPatch(after, invert(document, outcome.patch)))).toBe(before);
          // The index that was carried along is the one that would be made anew.
          const anew = indexOf(freshly(encode(after)), catalogue);
          const carried = indexOf(outcome.document, catalogue);
          expect(carried.placed.size).toBe(anew.placed.size);
          for (const [id, placed] of anew.placed) expect(carried.placed.get(id)).toEqual(placed);
          expect(tilesOf(carried.tiles)).toEqual(tilesOf(anew.tiles));
          expect(new Map([...carried.used].sort())).toEqual(new Map([...anew.used].sort()));
          document = outcome.document;
        }
      });
    });

    test("is offered only free places that are free", () => {
      let offered = 0;
      forAll({ numRuns: 24, seed: 11 }, [seeds], ({ seed, start }) => {
        const dice = diceFrom(seed);
        let document: RoomDocument = start;
        for (let serial = 0; serial < 80; serial++) {
          const outcome = anyDeed(document, dice, serial)(document, catalogue);
          if (outcome.ok) document = outcome.document;
          else if (outcome.wanted) {
            const at = nearestFree(document, catalogue, outcome.wanted);
            if (!at) continue;
            offered++;
            const item = { ...outcome.wanted, at };
            if (at.kind === "wall" && item.turn !== 0) continue;
            const there = applyPatch(document, { items: [{ id: item.id, to: item }] });
            expect(violations(there, catalogue)).toEqual([]);
          }
        }
      });
      expect(offered).toBeGreaterThan(100);
    });
  });

  const tilesOf = (tiles: readonly (readonly string[])[]) =>
    new Map([...tiles].flatMap((ids, i) => (ids?.length ? [[i, ids.toSorted()] as const] : [])));
});
