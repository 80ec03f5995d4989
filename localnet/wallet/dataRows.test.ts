// Tests the readable form of typed data.
import { expect, test } from "vitest";
import { dataRows } from "./dataRows.ts";

const types = {
  Order: [
    { name: "items", type: "Item[]" },
    { name: "tags", type: "string[2]" },
    { name: "none", type: "uint8[]" },
    { name: "missing", type: "bool" },
  ],
  Item: [{ name: "id", type: "uint256" }],
};

test("lists, nested values and gaps each have their line", () => {
  const value = { items: [{ id: 1 }, { id: "2" }], tags: ["a", "b"], none: [] };
  expect(dataRows(types, "Order", value)).toEqual([
    { depth: 0, label: "items" },
    { depth: 1, label: "1" },
    { depth: 2, label: "id", value: "1" },
    { depth: 1, label: "2" },
    { depth: 2, label: "id", value: "2" },
    { depth: 0, label: "tags" },
    { depth: 1, label: "1", value: "a" },
    { depth: 1, label: "2", value: "b" },
    { depth: 0, label: "none", value: "(none)" },
    { depth: 0, label: "missing", value: "(missing)" },
  ]);
});

test("a value of the wrong shape is shown as it is", () => {
  expect(dataRows(types, "Order", { items: "all", missing: { x: 1 } })).toMatchObject([
    { value: "all" },
    { value: "(missing)" },
    { value: "(missing)" },
    { value: '{"x":1}' },
  ]);
});
