// The rows of the room: what is held and why it is blocked, and the filter that keeps the tree whole.
import { describe, expect, test } from "vitest";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { EditorSession } from "../session/editorSession.ts";
import { carryTo } from "../session/held.ts";
import { filterRows, rowWords, standingRows, withHeld } from "./placedRows.ts";

const catalogue = sampleCatalogue();
const open = () => new EditorSession(furnishedRoom(), catalogue);
const rowsOf = (session: EditorSession) => {
  const state = session.state();
  return withHeld(standingRows(state.document, catalogue), state, catalogue);
};
const named = (rows: readonly { level: number; name: string }[]) =>
  rows.map(({ level, name }) => `${level} ${name}`);

describe("what is held", () => {
  test("tells where it is held and what is in its way", () => {
    const session = open();
    session.pickUp(["table-1"]);
    session.carry(carryTo({ kind: "floor", x: 4, z: 22 }));
    const row = rowsOf(session).find(({ id }) => id === "table-1")!;
    expect(rowWords(row)).toBe(
      "Oak table, in your hand, column 2 row 6 and a half, facing south. Blocked: the sofa is there.",
    );
    expect(row).toMatchObject({
      isHeld: true,
      level: 1,
      short: "held, 2, 6½",
      place: "column 2 row 6 and a half",
      blocked: "Blocked: the sofa is there.",
    });
  });

  test("comes first while it is new", () => {
    const session = open();
    session.hold({ id: "new", model: "stool", at: { kind: "floor", x: 21, z: 4 }, turn: 0 });
    expect(rowsOf(session)[0]).toMatchObject({ id: "new", short: "held, 6¼, 2", blocked: "" });
    expect(rowsOf(session)).toHaveLength(9);
  });

  test("may be several", () => {
    const session = open();
    session.pickUp(["table-1", "sofa-1"]);
    expect(rowsOf(session).filter(({ isHeld }) => isHeld)).toHaveLength(2);
  });
});

test("a row says what it carries, its colour and its picture", () => {
  const more = (id: string) => rowsOf(open()).find((row) => row.id === id)!.more;
  expect(more("table-1")).toBe("carries 2 things, in moss");
  expect(more("frame-1")).toBe("showing a hen");
  expect(more("candle-1")).toBe("put out");
});

describe("the filter", () => {
  const found = (query: string) => named(filterRows(rowsOf(open()), query));

  test("keeps whoever carries a match", () => {
    expect(found("grandmother")).toEqual(["1 Oak table", "2 Tray", "3 Grandmother's cup"]);
    expect(found("CANDLE shelf")).toEqual(["1 Bookshelf", "2 Candle"]);
  });

  test("finds nothing for what is not there, and everything for nothing", () => {
    expect(found("piano")).toEqual([]);
    expect(found("  ")).toHaveLength(8);
  });

  test("never hides what is held", () => {
    const session = open();
    session.pickUp(["sofa-1"]);
    expect(named(filterRows(rowsOf(session), "piano"))).toEqual(["1 Sofa"]);
  });
});
