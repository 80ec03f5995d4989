import { expect, it } from "vitest";
import { pieceIds } from "../../../farm/tables/pieces.ts";
import { allPieces } from "../../../room/catalogue/index.ts";
import { kindOf, pieceName } from "./pieceNames.ts";

it("calls pieces as the catalogue does", () => {
  const own = pieceIds.filter((piece) => kindOf(piece) === "furniture");
  const names = new Map(allPieces().map(({ id, name }) => [id as string, name]));
  expect(own.map(pieceName)).toEqual(own.map((piece) => names.get(piece)));
});

it("has a name of its own for every piece", () => {
  expect(new Set(pieceIds.map(pieceName)).size).toBe(pieceIds.length);
  expect(pieceName("keepsake-red-wren")).toBe("Keepsake of Red Wren carrot");
  expect(pieceName("trophy-leek")).toBe("Trophy: leek");
});
