// A country that could not be worked out is asked for anew by the next scene, and so is a parish.
import { afterEach, describe, expect, test, vi } from "vitest";
import { stubWorkers } from "../../lib/worker/testing/fakeThreads.ts";
import { openCountryBuilder } from "./countryBuilder.ts";
import { openCountry } from "./countryData.ts";

const { data, thingsIn } = openCountry(100);
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("openCountryBuilder", () => {
  test("asks for the country as it is opened, and keeps it for later scenes", async () => {
    const opened = stubWorkers();
    const builder = openCountryBuilder(100, () => {});
    expect(opened[0]!.asked).toHaveLength(1);
    opened[0]!.answer(data);
    expect(await builder.country()).toBe(data);
    expect(await builder.country()).toBe(data);
    expect(opened[0]!.asked).toHaveLength(0);
    builder.close();
  });

  test("after a thread that could not be had, the next scene has the country", async () => {
    const opened = stubWorkers();
    const builder = openCountryBuilder(100, () => {});
    const first = builder.country();
    opened[0]!.crash();
    opened[1]!.crash();
    await expect(first).rejects.toThrow("crashed");
    const second = builder.country();
    await settled();
    opened[2]!.answer(data);
    expect(await second).toBe(data);
    builder.close();
  });

  test("a parish that was refused is asked for again, and told once it stands", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const opened = stubWorkers();
    const told: number[] = [];
    const builder = openCountryBuilder(100, (parish) => told.push(parish));
    opened[0]!.answer(data);
    expect(builder.thingsIn(0)).toBe(null);
    opened[0]!.refuse();
    await settled();
    vi.advanceTimersByTime(60_000);
    expect(builder.thingsIn(0)).toBe(null);
    const things = thingsIn(0);
    opened[0]!.answer(things);
    await settled();
    expect(told).toEqual([0]);
    expect(builder.thingsIn(0)).toBe(things);
    builder.close();
  });
});
