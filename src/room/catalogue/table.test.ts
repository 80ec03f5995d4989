// What is written down of the pieces is what their models say.
import { expect, it } from "vitest";
import { table } from "./table.ts";
import { tableOfModels } from "./tableOfModels.ts";

const stale = "The table of the pieces is out of date. Run: node scripts/pieceTable.ts";

it("says of every piece, tint and opening what the models say", () => {
  const now = tableOfModels();
  expect(now.pieces.length).toBeGreaterThan(135);
  expect(table, stale).toEqual(now);
});
