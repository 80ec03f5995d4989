// Spans of time in few words: "53 s", "1 min 20", "26 min", "3 h 10", "2 days".
import { DAY, HOUR, MINUTE, type Ms } from "../../farm/numbers/time.ts";

export type { Ms };
export const SECOND = 1000;

/** Only what is nearer than two minutes is told by the second, and only then does a page count them. */
export function spanWords(span: Ms): string {
  const seconds = Math.max(0, Math.ceil(span / SECOND));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 120)
    return seconds === 60 ? "1 min" : `1 min ${String(seconds - 60).padStart(2, "0")}`;
  const minutes = Math.ceil(span / MINUTE);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (minutes < 24 * 60) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60}`;
  const days = Math.round(span / DAY);
  return days === 1 ? "1 day" : `${days} days`;
}

/** A countdown: "0:41". */
export function countdown(span: Ms): string {
  const seconds = Math.max(0, Math.ceil(span / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long a crop takes, as on its seed bag: "1½ min", "20 min", "5 h", "3 days". */
export function bagWords(seconds: number): string {
  const minutes = seconds / 60;
  if (minutes < 60) return `${Math.floor(minutes)}${minutes % 1 ? "½" : ""} min`;
  const hours = (seconds * SECOND) / HOUR;
  if (hours < 48) return `${Math.floor(hours)}${hours % 1 ? "½" : ""} h`;
  return `${hours / 24} days`;
}
