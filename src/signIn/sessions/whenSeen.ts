// Says how long ago somebody was seen, in the visitor's own language.

const units = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;

export function whenSeen(at: number, now: number, language?: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of units) {
    const passed = Math.floor((now - at) / length);
    if (passed >= 1) return format.format(-passed, unit);
  }
  return format.format(0, "minute");
}
