// The table of the pieces, as `node scripts/pieceTable.ts` wrote it down from the models.
import written from "./table.json" with { type: "json" };
import type { Table } from "./tableShape.ts";

// A list in a JSON file has no length that TypeScript would know; the test holds it to the models.
export const table = written as unknown as Table;
