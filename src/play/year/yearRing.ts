// The ring of the year: its four seasons round a middle, January at the top, and a mark where one is in it.
import { civilDate, dayOfCivilDate, seasonOn } from "../../farm/numbers/time.ts";
import type { HexColour } from "../../models/palette.ts";
import type { Season } from "../../models/seasons.ts";

export const seasonColours: Readonly<Record<Season, HexColour>> = {
  seedtime: "#8fb04a",
  highSun: "#efb63c",
  leafFall: "#cf6a35",
  hearth: "#7f9cc4",
};

/** Of a whole year, from its first day on: 0 to 1. */
function wayOfYear(day: number): number {
  const { year } = civilDate(day);
  const first = dayOfCivilDate({ year, month: 0, date: 1 });
  return (day - first) / (dayOfCivilDate({ year: year + 1, month: 0, date: 1 }) - first);
}

/** Where in the turn it lies: the year begins above the middle and goes with the sun. */
const turnOf = (way: number): number => (way - 0.25) * 2 * Math.PI;

/** The seasons with the part of the year that each has, from the first of January on. */
function seasonArcs(year: number): { season: Season; from: number; to: number }[] {
  return Array.from({ length: 12 }, (_, month) => {
    const from = dayOfCivilDate({ year, month, date: 1 });
    const to = dayOfCivilDate({ year, month: month + 1, date: 1 }) - 1;
    return {
      season: seasonOn(from),
      from: wayOfYear(from),
      to: month === 11 ? 1 : wayOfYear(to + 1),
    };
  });
}

type RingAt = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly rim: string;
};

export function drawYearRing(
  pen: CanvasRenderingContext2D,
  { x, y, radius, width, rim }: RingAt,
  day: number,
): void {
  pen.save();
  pen.lineCap = "butt";
  pen.lineWidth = width + 4;
  pen.strokeStyle = rim;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
  pen.lineWidth = width;
  for (const { season, from, to } of seasonArcs(civilDate(day).year)) {
    pen.strokeStyle = seasonColours[season];
    pen.beginPath();
    // A hair more, or the rim would show between two months.
    pen.arc(x, y, radius, turnOf(from) - 0.01, turnOf(to) + 0.01);
    pen.stroke();
  }
  const at = turnOf(wayOfYear(day));
  pen.fillStyle = "#fffaf0";
  pen.strokeStyle = "#3b2a1e";
  pen.lineWidth = Math.max(2, width / 4);
  pen.beginPath();
  pen.arc(x + Math.cos(at) * radius, y + Math.sin(at) * radius, width * 0.72, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.restore();
}
