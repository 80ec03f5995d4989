// An address asks for a paper by its name, once, and for no other.
import { expect, it } from "vitest";
import { clearPaperAddress, readPaperAddress } from "./paperAddress.ts";

it("asks for one of the papers, and for none by another name", () => {
  expect(readPaperAddress("?field=417&paper=letters")).toBe("letters");
  expect(readPaperAddress("?paper=book")).toBe("book");
  for (const other of ["", "?paper=", "?paper=today", "?paper=constructor"])
    expect(readPaperAddress(other)).toBeNull();
});

it("is taken out of the address without the rest of it", () => {
  const query = new URLSearchParams("field=417&paper=letters");
  clearPaperAddress(query);
  expect(`${query}`).toBe("field=417");
});
