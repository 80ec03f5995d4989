// The country's day on a page: what was printed is taken over, and midnight comes also to a page that lies open.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { dayOf } from "../../fields/weather/weather.ts";
import { useCountryTime } from "./useCountryTime.ts";

const at = (time: string) => new Date(`2026-11-${time}Z`);
const YESTERDAY = dayOf(at("22T12:00:00"));

function Told() {
  const { day, hour } = useCountryTime(YESTERDAY);
  return `${day - YESTERDAY} ${hour}`;
}

function atTime(time: string): void {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: at(time) });
  onTestFinished(() => void vi.useRealTimers());
}

test("midnight comes to a page that lies open", () => {
  atTime("23T23:59:58");
  const { host } = mount(<Told />);
  expect(host.textContent).toBe("1 23");
  flushSync(() => vi.advanceTimersByTime(3_000));
  expect(host.textContent).toBe("2 0");
  flushSync(() => vi.advanceTimersByTime(3_600_000));
  expect(host.textContent).toBe("2 1");
});

test("what was printed yesterday is taken over without complaint, and then is today", async () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Told />);
  expect(host.textContent).toBe("0 null");
  const complaints: unknown[] = [];
  const root = hydrateRoot(host, <Told />, {
    onRecoverableError: (error) => void complaints.push(error),
  });
  onTestFinished(() => root.unmount());
  const today = dayOf(new Date()) - YESTERDAY;
  await expect.poll(() => host.textContent).toMatch(new RegExp(`^${today} \\d+$`));
  expect(complaints).toEqual([]);
});
