// The hour that a page begins with is the one that its programs tell later, at every half hour and in both themes.
import { expect, test, vi } from "vitest";
import { firstHalf, hourOf, LAST_HALF } from "../../scene/light/dayParts.ts";

async function begins(half: number, isDark: boolean) {
  const dataset: { hour?: string } = {};
  const style = new Map<string, string>();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 28, 0, half * 30 + 29) });
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media === "(prefers-color-scheme: dark)" && isDark,
  }));
  vi.stubGlobal("document", {
    documentElement: {
      dataset,
      style: { setProperty: (name: string, value: string) => style.set(name, value) },
    },
  });
  vi.resetModules();
  try {
    // @ts-expect-error A plain script has nothing to import, and is no module.
    await import("./firstHour.ts");
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
  return [dataset.hour, style.get("--half")];
}

test.each([false, true])("with a dark theme: %s", async (isDark) => {
  for (let half = 0; half <= LAST_HALF; half++) {
    const first = firstHalf(half, isDark);
    expect(await begins(half, isDark)).toEqual([hourOf(first), String(first)]);
    if (isDark) expect(hourOf(first), "a dark page is one of the night").toBe("night");
    else expect(first, "on a light page it is the visitor's own").toBe(half);
  }
});
