// Four bare walls, limewashed, over pine boards: the room to begin with when nothing is wished for.
import type { Plan, Thing } from "./compose.ts";

export const bareShell = {
  name: "My room",
  columns: 8,
  rows: 8,
  floor: "pine-boards",
  wall: "limewash",
} as const;

/** In tiles along the wall, as high as such a one usually sits; one of each kind. */
export const bareOpenings: readonly Extract<Thing, { kind: "open" }>[] = [
  { kind: "open", model: "plank-door", wall: "west", along: 5 },
  { kind: "open", model: "casement", wall: "north", along: 2.25 },
];

export const bareRoom: Plan = { ...bareShell, things: bareOpenings };
