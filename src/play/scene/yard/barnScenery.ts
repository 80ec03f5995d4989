// A farm's barn as far as it has grown, how full it is, the records on it; and its workshop.
import { barnOfRung } from "../../../models/farmTools/barnOfRung.ts";
import { benchRungs } from "../../../models/farmTools/benchRungs.ts";
import { bead, block, type Part, placed, repeat } from "../../../models/parts.ts";
import type { YardState } from "../../../models/yard/yardModel.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import { gableRecords } from "./gableRecords.ts";
import type { YardLook } from "./yardLook.ts";
import type { YardPlaces } from "./yardPlaces.ts";

/** From this rung on it has a bay at its side, and its gable lies so far out of the middle. */
const BAY = { from: 4, aside: -0.22 } as const;
const asideOf = (rung: number): number => (rung >= BAY.from ? BAY.aside : 0);
/** How high each of them is: lean-to, shed, barn, and with what is on its ridge. */
const RIDGES = [1.1, 1.08, 1.66, 1.66, 1.66, 1.66, 2.22, 2.22] as const;
/** The last rung has a golden cock already. */
const OWN_COCK = 7;

const hay = (x: number, z: number): Part[] => [
  block([0.4, 0.28, 0.16], [x, 0, z], "strawDark", { top: "straw" }),
  block([0.28, 0.14, 0.13], [x + 0.03, 0.28, z - 0.01], "straw", { top: "butter" }),
];

/** Above three quarters its door stands open, and when it is full hay looks out. */
function fullness(rung: number, fill: YardLook["barn"]["fill"]): Part[] {
  if (fill === "some") return [];
  // Under a mere roof there is only more of it.
  if (rung === 0)
    return [
      block([0.5, 0.3, 0.36], [-0.34, 0, 0.1], "strawDark", { top: "straw" }),
      ...(fill === "full" ? hay(-0.3, 0.4) : []),
    ];
  const [x, z, wide, tall] = rung === 1 ? [0, 0.49, 0.4, 0.6] : [asideOf(rung), 0.66, 0.54, 0.66];
  return [
    block([wide, tall, 0.02], [x, 0, z + 0.03], "coal"),
    block([0.03, tall, wide * 0.9], [x - wide / 2, 0, z + wide * 0.44], "brickDark", {
      turn: [0, -0.35, 0],
    }),
    ...(fill === "full" ? hay(x, z + 0.06) : []),
  ];
}

/** Clear of its roof, which reaches farther than the round it stands on. */
const PRESS = { barn: 1, shed: 0.8 } as const;
const COCK = 0.34;

export function barnScenery(
  { barn: place, cock: onHouse }: YardPlaces,
  { barn: { rung, fill }, records, stands }: YardLook,
  state: YardState,
): { readonly parts: Part[]; readonly things: SceneThing[] } {
  if (!place) return { parts: [], things: [] };
  const { at, turn, size } = place;
  const high = RIDGES[rung] ?? RIDGES[OWN_COCK];
  // What finds no room on the cottage.
  const isHere = stands.includes("cock") && onHouse === null;
  const cock =
    isHere && rung < OWN_COCK
      ? placed(yardModels.cock(state), [asideOf(rung), high, 0], 0.2, COCK)
      : [];
  const parts = [
    ...barnOfRung(rung),
    ...fullness(rung, fill),
    ...gableRecords(rung, records, asideOf(rung)),
    ...cock,
  ];
  return {
    parts: placed(parts, at, turn, size),
    things: [
      ...(isHere
        ? [{ id: "yard cock", at: [at[0], size * high, at[2]], r: 0.18, high: size } as const]
        : []),
      { id: "barn", at, r: size * PRESS.barn, high: size * (high + 0.2) },
    ],
  };
}

const sawdust = (): Part[] =>
  repeat(4, (i) =>
    bead(0.12, [-0.5 + i * 0.3, 0.01, 0.56 + (i % 2) * 0.12], "butter", { stretch: [1.3, 0.3, 1] }),
  );

/** Its last rung has a roof; what was built over it is such a roof as well. */
export function workshopScenery(
  { shed: place }: YardPlaces,
  { bench: { rung, isOn }, stands }: YardLook,
): { readonly parts: Part[]; readonly things: SceneThing[] } {
  if (!place) return { parts: [], things: [] };
  const { at, turn, size } = place;
  const roofed = stands.includes("leanTo") ? 2 : rung;
  const model = benchRungs[Math.min(roofed, 2) as 0 | 1 | 2]();
  const parts = [...model, ...(isOn ? sawdust() : [])];
  return {
    parts: placed(parts, at, turn, size),
    things: [{ id: "workshop", at, r: size * PRESS.shed, high: size * (roofed >= 2 ? 1.75 : 1.2) }],
  };
}
