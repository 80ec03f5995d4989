import { expect, test } from "vitest";
import { formatTimeAgo } from "./SessionsPanel.tsx";

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  [0, "this minute"],
  [59_000, "this minute"],
  [60_000, "1 minute ago"],
  [90 * 60_000, "1 hour ago"],
  [26 * 60 * 60_000, "yesterday"],
  [6 * 24 * 60 * 60_000, "6 days ago"],
  [-5_000, "this minute"],
])("%d ms ago is %s", (passed, words) => {
  expect(formatTimeAgo(now - passed, now, "en")).toBe(words);
});
