// The country's time: by the server where it answers, by the device where not, and never back by itself.
import { expect, it, vi } from "vitest";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { countryTime } from "./countryTime.ts";

const start = Date.UTC(2026, 4, 4, 8);

function device({ off = 0, answers = true } = {}) {
  const clocks = { wall: start + off, steady: 12.5, server: start };
  const ask = vi.fn(async () => (answers ? clocks.server : null));
  const time = countryTime({ wall: () => clocks.wall, steady: () => clocks.steady, ask });
  const pass = (ms: number) => {
    clocks.wall += ms;
    clocks.steady += ms;
    clocks.server += ms;
  };
  return { time, clocks, ask, pass };
}

it("goes by the device's clock until the server says otherwise", async () => {
  const { time, pass } = device({ off: 3 * HOUR });
  expect(time.now()).toBe(start + 3 * HOUR);
  const heard = vi.fn();
  time.subscribe(heard);
  pass(300);
  await time.ask();
  expect([time.now(), time.ahead()]).toEqual([start + 300, 3 * HOUR]);
  expect(heard).toHaveBeenCalledTimes(1);
  pass(MINUTE);
  expect(time.now()).toBe(start + 300 + MINUTE);
});

it("says nothing of a clock that is off by little, and does not shake by the seconds of an answer", async () => {
  const near = device({ off: -90_000 });
  await near.time.ask();
  expect([near.time.now(), near.time.ahead()]).toEqual([start, null]);
  const right = device({ off: 1_200 });
  await right.time.ask();
  expect(right.time.now()).toBe(start + 1_200);
});

it("stays with the device where nobody answers", async () => {
  const { time, pass } = device({ off: HOUR, answers: false });
  await time.ask();
  pass(5);
  expect([time.now(), time.ahead()]).toEqual([start + HOUR + 5, null]);
});

it("goes on through a clock that is turned back, and wakes with a device that slept", async () => {
  const { time, clocks, ask, pass } = device();
  pass(MINUTE);
  clocks.wall -= 2 * HOUR;
  expect(time.now()).toBe(start + MINUTE);
  await vi.waitFor(() => expect(time.ahead()).toBe(-2 * HOUR));
  pass(10);
  expect(time.now()).toBe(start + MINUTE + 10);
  clocks.wall += HOUR;
  clocks.server += HOUR;
  expect(time.now()).toBe(start + MINUTE + 10 + HOUR);
  expect(ask).toHaveBeenCalledTimes(2);
});
