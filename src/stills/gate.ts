// The end of the lane: a gate, and behind it only grass.
import gateFiles from "virtual:still-by-hour/gate";
import type { StillPicture } from "./Still.tsx";

export const gate: StillPicture = { width: 420, height: 330, ...gateFiles };
