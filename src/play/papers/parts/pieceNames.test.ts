import { expect, it } from "vitest";
import { kindOf, pieceName } from "../../../farm/describe/pieceNames.ts";
import { dishPiece } from "../../../farm/made/dishPiece.ts";
import { dishIds } from "../../../farm/made/madeOf.ts";
import { feasts } from "../../../farm/tables/feasts.ts";
import { pieceIds } from "../../../farm/tables/pieces.ts";
import { allPieces } from "../../../room/catalogue/index.ts";
import { goodName } from "./words.ts";

it("calls pieces as the catalogue does", () => {
  const names = new Map(allPieces().map(({ id, name }) => [id as string, name]));
  expect(pieceIds.map(pieceName)).toEqual(pieceIds.map((piece) => names.get(piece)));
});

it("calls dishes as the catalogue does", () => {
  const names = new Map(allPieces().map(({ id, name }) => [id, name]));
  expect(dishIds.map(goodName)).toEqual(dishIds.map((dish) => names.get(dishPiece(dish))));
  expect(kindOf("keepsake-red-wren")).toBe("keepsakes");
});

it("has a name of its own for every piece", () => {
  expect(new Set(pieceIds.map(pieceName)).size).toBe(pieceIds.length);
  expect(pieceName("keepsake-red-wren")).toBe("Keepsake of Red Wren carrot");
  expect(pieceName("trophy-leek")).toBe("Trophy: leek");
});

it("has in the catalogue, free for everybody, what is kept of each festival", () => {
  const sets = new Map(allPieces().map(({ id, set }) => [id as string, set]));
  for (const { keepsake } of Object.values(feasts)) {
    expect(sets.get(keepsake), keepsake).toMatch(/./);
    expect(sets.get(keepsake), keepsake).not.toBe("farm");
    expect(pieceIds, keepsake).not.toContain(keepsake);
  }
  expect(new Set(Object.values(feasts).map(({ keepsake }) => keepsake)).size).toBe(12);
});
