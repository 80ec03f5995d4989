// Plays weeks on paper in a thread of its own: most of a second that no page should feel.
import { groundOf } from "../../farm/ground/ground.ts";
import { simulateWeek } from "../../farm/players/simulateWeek.ts";
import type { WeeksAnswer, WeeksRequest } from "./onPaper.ts";
import { BEGUN, stops } from "./stops.ts";

addEventListener("message", ({ data: { traits, off } }: MessageEvent<WeeksRequest>) => {
  const ground = groundOf(traits);
  const answer: WeeksAnswer = stops.map((minutes) => simulateWeek(ground, minutes, BEGUN, off));
  postMessage(answer);
});
