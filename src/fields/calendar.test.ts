import { expect, test } from "vitest";
import { seasonAt } from "./calendar.ts";

test("every season has three months, and Seedtime begins in March", () => {
  const year = Array.from({ length: 12 }, (_, month) => seasonAt(new Date(Date.UTC(2026, month))));
  expect(year.join(" ")).toBe(
    "hearth hearth seedtime seedtime seedtime highSun highSun highSun leafFall leafFall leafFall hearth",
  );
  expect(seasonAt(new Date("2026-02-28T23:59:59.999Z"))).toBe("hearth");
});
