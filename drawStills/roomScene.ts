// A cottage room cut open on its slice of ground, by lamplight and by day.
import { lightRoom } from "./roomLight.ts";
import { furnishedRoom } from "./roomPlan.ts";
import type { Stage, StillScene } from "./stageScene.ts";
import type { Hour } from "./steam.ts";

const shared = {
  width: 880,
  height: 820,
  widths: [440, 880, 1760],
  night: false,
} as const;

const drawRoom = (hour: Hour) => (stage: Stage) => {
  stage.put(furnishedRoom(hour), {}, { floor: null, cell: 0.26, reach: 0.6 });
  lightRoom(stage, hour);
  stage.aim([30, 30, 30], [0, 1.15, 0], 6.34);
};

/** Night in both themes, so there is one version. */
export const roomScene: StillScene = { name: "room", ...shared, draw: drawRoom("night") };

export const roomDayScene: StillScene = { name: "room-day", ...shared, draw: drawRoom("day") };
