// Every picture that can be drawn.
import { bedScenes } from "./bedScene.ts";
import { chairsCoverScene } from "./chairsCoverScene.ts";
import { chapterScenes } from "./chapterScene.ts";
import { cloudScenes } from "./cloudScene.ts";
import { coverCountryScene } from "./coverCountryScene.ts";
import { coverLaneScenes } from "./coverLaneScene.ts";
import { coverPondScene } from "./coverPondScene.ts";
import { coverSproutScene } from "./coverSproutScene.ts";
import { farmDaysScenes } from "./farmDaysScene.ts";
import { fieldScenes } from "./fieldScene.ts";
import { heroScenes } from "./heroScene.ts";
import { laneScenes } from "./laneScene.ts";
import { mapScenes } from "./mapScene.ts";
import {
  roomColdScene,
  roomDarkColdScene,
  roomDarkScene,
  roomDayScene,
  roomScene,
} from "./roomScene.ts";
import { shareScene } from "./shareScene.ts";
import { shelfScenes } from "./shelfScene.ts";
import type { StillScene } from "./stageScene.ts";

export const scenes: readonly StillScene[] = [
  ...heroScenes,
  ...fieldScenes,
  ...farmDaysScenes,
  ...bedScenes,
  ...shelfScenes,
  ...mapScenes,
  ...cloudScenes,
  ...laneScenes,
  ...chapterScenes,
  coverPondScene,
  coverSproutScene,
  coverCountryScene,
  chairsCoverScene,
  ...coverLaneScenes,
  shareScene,
  roomScene,
  roomDarkScene,
  roomColdScene,
  roomDarkColdScene,
  roomDayScene,
];
