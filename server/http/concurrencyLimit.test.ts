// Tests that whoever takes many places leaves some to others, and gets back what is given up.
import { describe, expect, test } from "vitest";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrencyLimit.ts";
import { networksOf, readAddress } from "./ipAddress.ts";

/** How many it gets who asks until there is none, and how to give them up. */
function takeAll(places: ConcurrencyLimit, addressOf: (n: number) => string) {
  const mine: (() => void)[] = [];
  for (let n = 0; ; n += 1) {
    const place = places.take(networksOf(readAddress(addressOf(n))!));
    if (!place.ok)
      return { count: mine.length, why: place.reason, release: () => mine.map((give) => give()) };
    mine.push(place.value);
  }
}

const most = 1024;

describe("concurrencyLimit", () => {
  test("an address has an eighth, a /48 a quarter, a /32 half", () => {
    expect(takeAll(createConcurrencyLimit(most), () => "192.0.2.1")).toMatchObject({
      count: 128,
      why: "network",
    });
    expect(takeAll(createConcurrencyLimit(most), () => "2001:db8::1")).toMatchObject({
      count: 128,
      why: "network",
    });
    const hex = (n: number) => n.toString(16);
    const of48 = takeAll(createConcurrencyLimit(most), (n) => `2001:db8:1:${hex(n)}::1`);
    expect(of48).toMatchObject({ count: 256, why: "network" });
    const of32 = takeAll(createConcurrencyLimit(most), (n) => `2001:db8:${hex(n)}::1`);
    expect(of32).toMatchObject({ count: 512, why: "network" });
  });

  test("the last quarter is for those who hold next to nothing", () => {
    const places = createConcurrencyLimit(most);
    for (let address = 1; address <= 6; address += 1)
      expect(takeAll(places, () => `192.0.2.${address}`).count).toBe(128);
    expect(takeAll(places, () => "192.0.2.7")).toMatchObject({ count: 8, why: "all" });
    expect(takeAll(places, () => "192.0.2.8")).toMatchObject({ count: 8, why: "all" });
  });

  test("what is given up is there again, once", () => {
    const places = createConcurrencyLimit(most);
    const all = takeAll(places, () => "192.0.2.1");
    all.release();
    all.release();
    expect(places.taken()).toBe(0);
    expect(takeAll(places, () => "192.0.2.1").count).toBe(128);
  });

  test("however few there are, each network has one", () => {
    const places = createConcurrencyLimit(2);
    for (const address of ["192.0.2.1", "192.0.2.2"])
      expect(takeAll(places, () => address).count).toBe(1);
    expect(takeAll(places, () => "192.0.2.3")).toMatchObject({ count: 0, why: "all" });
  });
});
