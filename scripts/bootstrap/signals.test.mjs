import { expect, test } from "vitest";
import { exitCode } from "./signals.mjs";

test("a program's own exit code is passed on", () => {
  expect(exitCode(0, null)).toBe(0);
  expect(exitCode(7, null)).toBe(7);
});

test("an end by a signal is told as a shell tells it", () => {
  expect(exitCode(null, "SIGINT")).toBe(130);
  expect(exitCode(null, "SIGTERM")).toBe(143);
});
