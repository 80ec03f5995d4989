// An address names the farm that is open, and asks for the same one when it is opened again.
import { expect, it } from "vitest";
import { readFarmAddress, writeFarmAddress } from "./farmAddress.ts";

it("asks for a field, and for a farm by name where two stand there", () => {
  expect(readFarmAddress("", 10_000)).toEqual({ field: null, id: null });
  expect(readFarmAddress("?field=417", 10_000)).toEqual({ field: 417, id: null });
  expect(readFarmAddress("?field=417&farm=abc", 10_000)).toEqual({ field: 417, id: "abc" });
  for (const wrong of ["?field=10000", "?field=-1", "?field=4e2", "?field=", "?field=x"])
    expect(readFarmAddress(wrong, 10_000)).toEqual({ field: null, id: null });
});

it("is written as it is read, and leaves the rest of the query alone", () => {
  const query = new URLSearchParams("from=mail");
  writeFarmAddress(query, 3, "abc");
  expect(readFarmAddress(`?${query}`, 10_000)).toEqual({ field: 3, id: "abc" });
  writeFarmAddress(query, 8, null);
  expect(`${query}`).toBe("from=mail&field=8");
});
