// Notes are there for two seconds each, no more than two at once, and the weightier ones first.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANES, NOTE_LASTS, notesOn, settleNotes, type YearNote } from "./yearNotes.ts";

const level = (day: number, n: number): YearNote => ({ day, news: { kind: "level", level: n } });
const moved = (day: number): YearNote => ({ day, news: { kind: "moved", to: 5150 } });

describe("settleNotes", () => {
  test("the weightier of a day is told, and nothing crowds it out", () => {
    const crowd = Array.from({ length: 20 }, (_, i) => level(i, i + 2));
    const told = settleNotes([...crowd, moved(8)]);
    expect(told.filter(({ day }) => day === 8).map(({ news }) => news.kind)).toEqual(["moved"]);
  });

  test("at most one begins on a day, two are there at once, each in a line of its own", () => {
    const some = fc.array(
      fc.oneof(
        fc.nat(364).map(moved),
        fc.tuple(fc.nat(364), fc.nat(60)).map(([d, n]) => level(d, n)),
      ),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(some, (notes) => {
        const told = settleNotes(notes);
        expect(new Set(told.map(({ day }) => day)).size).toBe(told.length);
        for (let day = 0; day < 365; day++) {
          const shown = notesOn(told, day);
          expect(new Set(shown.map(({ lane }) => lane)).size).toBe(shown.length);
          expect(shown.every(({ lane }) => lane >= 0 && lane < LANES)).toBe(true);
        }
        // Nobody is left out where there is room.
        for (const note of notes) {
          const near = told.filter(({ day }) => Math.abs(day - note.day) < NOTE_LASTS);
          if (near.length === 0) throw new Error(`Nothing is told about day ${note.day}`);
        }
      }),
    );
  });
});
