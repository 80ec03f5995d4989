// Candlemas: a ring of twelve candles in the snow and a long bench; four more flames each time.
import { longBench } from "../furniture/longBench.ts";
import { rod, type Vec } from "../parts.ts";
import { type FestivalModel, putDown, standsAt } from "./festivalSet.ts";
import { candleFlame } from "./props.ts";

const CANDLES = 12;
const PER_HAND = 4;

const places: readonly Vec[] = Array.from({ length: CANDLES }, (_, i) => {
  // Every third one first, so that each four stand round the whole ring.
  const a = (((i * 3) % CANDLES) + Math.floor(i / PER_HAND)) * ((2 * Math.PI) / CANDLES);
  return [Math.sin(a) * 0.62, 0, Math.cos(a) * 0.5 + 0.12];
});

export const candlemasSet: FestivalModel = ({ hands, lit }) => {
  const burning = places.slice(0, hands * PER_HAND);
  return {
    parts: [
      ...putDown(longBench.parts, [0, -0.74], 0.42),
      ...places.map(([x, , z], i) =>
        rod(0.042, 0.24 + (i % 3) * 0.04, [x, 0, z], "linen", { sides: 5, top: "white" }),
      ),
      ...burning.map(([x, , z], i) => candleFlame([x, 0.24 + (i % 3) * 0.04, z], lit)),
    ],
    guests: [standsAt(-1.0, 0.42), standsAt(0.44, 0.98), standsAt(1.0, 0.4), standsAt(-0.3, -0.62)],
    shines: burning.map(([x, , z]) => ({ at: [x, 0.36, z], size: 0.42 })),
  };
};
