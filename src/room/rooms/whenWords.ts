// A time in the words of somebody who was there: a moment ago, yesterday, on 18 November.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

export const clockWords = (at: number): string => clock.format(at);
export const dayWords = (at: number): string => day.format(at);

function midnight(now: number, daysAgo: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysAgo).getTime();
}

export function whenWords(at: number, now: number): string {
  if (now - at < MINUTE) return "a moment ago";
  if (now - at < HOUR) {
    const minutes = Math.floor((now - at) / MINUTE);
    return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  }
  if (at >= midnight(now, 0)) return `today at ${clock.format(at)}`;
  if (at >= midnight(now, 1)) return `yesterday at ${clock.format(at)}`;
  if (new Date(at).getFullYear() === new Date(now).getFullYear())
    return `on ${day.format(at)} at ${clock.format(at)}`;
  return `on ${dayOfYear.format(at)}`;
}
