// Where a sheet comes to rest.
import { describe, expect, test } from "vitest";
import { stopAfter } from "./PhoneSheet.tsx";

describe("PhoneSheet", () => {
  test("a press leaves it, a draw takes it one stop on, a long one two", () => {
    expect(stopAfter("shelf", 4, 80)).toBe("shelf");
    expect(stopAfter("shelf", 90, 600)).toBe("full");
    expect(stopAfter("shelf", -90, 600)).toBe("chips");
    expect(stopAfter("chips", 300, 600)).toBe("full");
  });

  test("a quick flick counts for more than its length, a slow draw of it does not", () => {
    expect(stopAfter("chips", 30, 40)).toBe("shelf");
    expect(stopAfter("chips", 30, 400)).toBe("chips");
  });

  test("it never leaves its ends", () => {
    expect(stopAfter("full", 400, 100)).toBe("full");
    expect(stopAfter("chips", -400, 100)).toBe("chips");
  });
});
