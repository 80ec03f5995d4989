// What climbs a wigwam of sticks: beans, peas, young tomatoes, in flower or with pods.
import { ball, type Colour, type Part, repeat, rod } from "../parts.ts";
import { green } from "./rosette.ts";

export function vine(
  seed: number,
  height: number,
  pod: Colour | null,
  flower: Colour | null,
): Part[] {
  const wigwam = repeat(3, (i) => {
    const a = (i * 2 * Math.PI) / 3 + seed;
    return rod(0.022, height * 1.06, [Math.cos(a) * 0.17, 0, Math.sin(a) * 0.17], "#b97c4a", {
      sides: 5,
      turn: [-Math.sin(a) * 0.16, 0, Math.cos(a) * 0.16],
    });
  });
  return [
    ...wigwam,
    ...repeat(4, (i) => {
      const y = height * (0.16 + i * 0.22);
      const a = i * 2.2 + seed;
      return ball(0.19 - i * 0.022, [Math.cos(a) * 0.07, y, Math.sin(a) * 0.07], green[0], {
        flat: true,
        rough: 0.14,
        detail: 1,
        top: green[1],
      });
    }),
    ...repeat(pod ? 7 : 0, (i) => {
      const a = i * 2.4 + seed;
      const y = height * (0.2 + i * 0.1);
      const r = 0.2 - i * 0.012;
      return ball(0.035, [Math.cos(a) * r, y, Math.sin(a) * r], pod!, { stretch: [0.8, 2.5, 0.8] });
    }),
    ...repeat(flower ? 5 : 0, (i) => {
      const a = i * 1.7 + seed + 1;
      return ball(
        0.045,
        [Math.cos(a) * 0.17, height * (0.35 + i * 0.13), Math.sin(a) * 0.17],
        flower!,
      );
    }),
  ];
}
