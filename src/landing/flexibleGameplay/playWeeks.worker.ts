// Plays weeks on paper in a thread of its own: most of a second that no page should feel.
import { farmGroundOf } from "../../farm/ground/ground.ts";
import { simulateWeek } from "../../farm/players/simulateWeek.ts";
import { answerRequests } from "../../lib/worker/answerRequests.ts";
import type { WeeksAnswers, WeeksRequest } from "./simulateWeeks.ts";
import { BEGUN, stops } from "./stops.ts";

answerRequests<WeeksRequest, WeeksAnswers>({
  weeks({ traits, off }) {
    const ground = farmGroundOf(traits);
    return stops.map((minutes) => simulateWeek(ground, minutes, BEGUN, off));
  },
});
