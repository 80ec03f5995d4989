// Four bare walls, limewashed, over pine boards: the room to begin with when nothing is wished for.
import { open, type Plan } from "./compose.ts";

export const bareRoom: Plan = {
  name: "My room",
  columns: 8,
  rows: 8,
  floor: "pine-boards",
  wall: "limewash",
  things: [open("west", 5, "plank-door"), open("north", 2.25, "casement")],
};
