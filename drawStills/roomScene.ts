// A cottage room cut open on its slice of ground, by lamplight and by day.
import { fairyLampPlaces } from "../src/models/furniture/fairyLights.ts";
import {
  type Burning,
  FAIRY_LIGHTS,
  FLUE,
  furnishedRoom,
  LANTERN,
  SPOUT,
  STOVE_Z,
  TABLE,
  WINDOW,
} from "./roomPlan.ts";
import type { Stage, StillScene } from "./stageScene.ts";
import { smoke, steamHalo, type WindowHour } from "./steam.ts";

const shared = { width: 880, height: 820, widths: [440, 880, 1760], night: false } as const;

const drawRoom = (hour: WindowHour, burning?: Burning) => (stage: Stage) => {
  stage.put(furnishedRoom(hour, burning), {}, { floor: null, cell: 0.26, reach: 0.6 });
  if (hour === "day") lampsByDay(stage);
  else if (burning?.lamps === false) byMoonlight(stage, burning.stove);
  else lampsByNight(stage, burning?.stove);
  frame(stage);
};

const switched = (name: string, burning: Burning): StillScene => ({
  name,
  ...shared,
  widths: [440, 880],
  draw: drawRoom("night", burning),
});

/** The same night with the lamps out: the moon, and the stove. */
export const roomDarkScene = switched("room-dark", { lamps: false, stove: true });

/** With the stove out, by lamplight and by the moon alone. */
export const roomColdScene = switched("room-cold", { lamps: true, stove: false });
export const roomDarkColdScene = switched("room-dark-cold", { lamps: false, stove: false });

function frame(stage: Stage): void {
  stage.aim([30, 30, 30], [0, 1.15, 0], 6.34);
}

/** Night in both themes, so there is one version. */
export const roomScene: StillScene = {
  name: "room",
  ...shared,
  quality: 57,
  draw: drawRoom("night"),
};

export const roomDayScene: StillScene = { name: "room-day", ...shared, draw: drawRoom("day") };

function lampsByNight(stage: Stage, isStoveLit = true): void {
  stage.light({
    exposure: 1.15,
    sky: "#7f96f0",
    bounce: "#7a5a74",
    ambient: 0.64,
    sun: "#a9b8ff",
    power: 1.1,
    from: [8.5, 11, 6.5],
    shadow: 0.6,
    spread: 9,
    softness: 0.03,
  });
  if (isStoveLit) {
    stage.point("#ff8f3d", 11, 9, [-2.2, 0.72, STOVE_Z + 0.3], { shadow: true, radius: 6 });
    stage.point("#ff9245", 9, 6, [-1.4, 2.2, STOVE_Z]);
  }
  stage.point("#ffb45a", 17, 6.5, [-3.0, 2.05, 1.3]);
  stage.point("#ffa055", 4, 4, [-0.5, 1.5, 0.5]);
  stage.point("#ffbf70", 8, 4.5, [0.5, 1.5, -3.2]);
  stage.point("#ffc878", 5, 4, [TABLE[0], 2.2, TABLE[2]]);
  stage.point("#ffc070", 3, 5, [2.6, 2.6, 2.6]);
  stage.point("#7f9cff", 150, 14, [3.1, 6.4, -8.2], { shadow: true, radius: 4 });
  stage.point("#ffb057", 3, 2.6, [LANTERN[0] + 0.25, LANTERN[1] + 0.35, LANTERN[2] + 0.25]);
  stage.point("#ffc27a", 2.5, 3.5, [2.0, 2.9, -3.1]);
  stage.halo("#cfdcff", 0.8, 0.4, [WINDOW[0] + 0.1, WINDOW[1] + 0.9, WINDOW[2] - 0.1]);
  if (isStoveLit) stage.halo("#ff9a42", 2.4, 0.5, [-2.5, 0.7, STOVE_Z + 0.26]);
  stage.halo("#ffc873", 2.2, 0.4, [-3.42, 1.9, 1.12]);
  stage.halo("#ffc873", 0.75, 0.6, [0.24, 1.27, -3.52]);
  if (isStoveLit) rising(stage);
  stage.halo("#ffb65c", 0.9, 0.5, [LANTERN[0], LANTERN[1] + 0.2, LANTERN[2]]);
  for (const [x, y, z] of fairyLampPlaces)
    stage.halo("#ffd98a", 0.34, 0.4, [
      FAIRY_LIGHTS[0] + x,
      FAIRY_LIGHTS[1] + y,
      FAIRY_LIGHTS[2] + z,
    ]);
}

function lampsByDay(stage: Stage): void {
  stage.light({
    exposure: 1.16,
    sky: "#e4efff",
    bounce: "#f0bd8a",
    ambient: 1.45,
    sun: "#ffd9a0",
    power: 3.3,
    from: [2.8, 9, 10],
    shadow: 0.78,
    spread: 9,
    softness: 0.025,
  });
  stage.point("#ff9d48", 7, 3.6, [-2.0, 0.9, STOVE_Z + 0.2]);
  stage.point("#fff0cf", 4, 4, [WINDOW[0], 2.6, -3.0]);
  stage.halo("#ff9a42", 1.2, 0.25, [-2.5, 0.7, STOVE_Z + 0.26]);
}

function rising(stage: Stage): void {
  steamHalo(stage, SPOUT);
  smoke(stage, FLUE);
}

function byMoonlight(stage: Stage, isStoveLit: boolean): void {
  stage.light({
    exposure: 1.15,
    sky: "#6f86dc",
    bounce: "#4a4468",
    ambient: 0.52,
    sun: "#a9b8ff",
    power: 1.1,
    from: [8.5, 11, 6.5],
    shadow: 0.6,
    spread: 9,
    softness: 0.03,
  });
  if (isStoveLit)
    stage.point("#ff8f3d", 9, 6, [-2.2, 0.72, STOVE_Z + 0.3], { shadow: true, radius: 6 });
  stage.point("#7f9cff", 150, 14, [3.1, 6.4, -8.2], { shadow: true, radius: 4 });
  stage.halo("#cfdcff", 0.8, 0.4, [WINDOW[0] + 0.1, WINDOW[1] + 0.9, WINDOW[2] - 0.1]);
  if (!isStoveLit) return;
  stage.halo("#ff9a42", 2, 0.4, [-2.5, 0.7, STOVE_Z + 0.26]);
  rising(stage);
}
