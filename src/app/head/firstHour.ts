// The hour that a page begins with, for all that is drawn by day, at evening and by night: nothing is painted twice.
// The parser waits for it and for no other file, so it tells by itself what `dayParts.ts` tells, as a test proves.
{
  const now = new Date();
  const own = now.getHours() * 2 + Math.floor(now.getMinutes() / 30);
  const isNight = own < 12 || own >= 40;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { dataset, style } = document.documentElement;
  dataset.hour = isNight || isDark ? "night" : own < 32 ? "day" : "evening";
  style.setProperty("--half", String(isDark && !isNight ? 43 : own));
}
