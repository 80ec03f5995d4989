// What stands where in the cottage room of the stills.
import { armchair } from "../src/models/furniture/armchair.ts";
import { bed } from "../src/models/furniture/bed.ts";
import { bookshelf } from "../src/models/furniture/bookshelf.ts";
import { boots } from "../src/models/furniture/boots.ts";
import { brickBack } from "../src/models/furniture/brickBack.ts";
import { brickHearth } from "../src/models/furniture/brickHearth.ts";
import { candle } from "../src/models/furniture/candle.ts";
import { carrotCrate } from "../src/models/furniture/carrotCrate.ts";
import { dryingHerbs } from "../src/models/furniture/dryingHerbs.ts";
import { fairyLights } from "../src/models/furniture/fairyLights.ts";
import { floorboards } from "../src/models/furniture/floorboards.ts";
import { floorLamp } from "../src/models/furniture/floorLamp.ts";
import type { Piece } from "../src/models/furniture/furniture.ts";
import { groundSlice } from "../src/models/furniture/groundSlice.ts";
import { hangingIvy } from "../src/models/furniture/hangingIvy.ts";
import { kettle } from "../src/models/furniture/kettle.ts";
import { ladderChair } from "../src/models/furniture/ladderChair.ts";
import { lantern } from "../src/models/furniture/lantern.ts";
import { logBasket } from "../src/models/furniture/logBasket.ts";
import { nightstand } from "../src/models/furniture/nightstand.ts";
import { panelledWall } from "../src/models/furniture/panelledWall.ts";
import { carrotPicture, fieldPainting, henPicture } from "../src/models/furniture/pictures.ts";
import { pottedFig } from "../src/models/furniture/pottedFig.ts";
import { roundTable } from "../src/models/furniture/roundTable.ts";
import { hearthRug, roundRug } from "../src/models/furniture/rugs.ts";
import { sleepingCat } from "../src/models/furniture/sleepingCat.ts";
import { sofa } from "../src/models/furniture/sofa.ts";
import { spindleChair } from "../src/models/furniture/spindleChair.ts";
import { stove } from "../src/models/furniture/stove.ts";
import { teaThings } from "../src/models/furniture/teaThings.ts";
import { wallClock } from "../src/models/furniture/wallClock.ts";
import { wallShelf } from "../src/models/furniture/wallShelf.ts";
import { wobblyStool } from "../src/models/furniture/wobblyStool.ts";
import { yarnBasket } from "../src/models/furniture/yarnBasket.ts";
import { doorByDay, doorByNight } from "../src/models/openings/cottageDoor.ts";
import {
  WINDOW_OPENING,
  windowByDay,
  windowByNight,
} from "../src/models/openings/cottageWindow.ts";
import { type Part, placed, type Vec } from "../src/models/parts.ts";
import { steam, type WindowHour } from "./steam.ts";

const SIZE = 8;
const HALF = SIZE / 2;
const LEFT = Math.PI / 2;
const BACK_WALL = -HALF;
const WINDOW_X = 2.3;
const WINDOW_FOOT = 1.72;

/** The places that the light of the room needs to know. */
export const STOVE_Z = -0.55;
export const TABLE: Vec = [1.3, 0, 1.9];
export const SPOUT: Vec = [-2.57, 1.56, STOVE_Z - 0.55];
export const FLUE: Vec = [-3.24, 5.42, STOVE_Z + 0.3];
export const LANTERN: Vec = [4.5, -0.92, 2.9];
export const WINDOW: Vec = [WINDOW_X, WINDOW_FOOT, BACK_WALL];
export const FAIRY_LIGHTS: Vec = [WINDOW_X - 0.3, 3.62, BACK_WALL];

const onLeft = (piece: Pick<Piece, "parts">, z: number, y: number): readonly Part[] =>
  placed(piece.parts, [-HALF, y, z], LEFT);
const onBack = (piece: Pick<Piece, "parts">, x: number, y: number): readonly Part[] =>
  placed(piece.parts, [x, y, BACK_WALL]);
const stand = (piece: Pick<Piece, "parts">, at: Vec, turn = 0, size = 1): readonly Part[] =>
  placed(piece.parts, at, turn, size);

function shell(): Part[] {
  const half = WINDOW_OPENING.width / 2;
  const window = {
    from: WINDOW_X - half,
    to: WINDOW_X + half,
    bottom: WINDOW_FOOT,
    top: WINDOW_FOOT + WINDOW_OPENING.height,
  };
  const back = panelledWall({
    length: SIZE,
    window,
    corner: "left",
    bare: { from: -1.66, to: -0.22 },
  });
  const left = panelledWall({
    length: SIZE,
    corner: "right",
    bare: { from: -STOVE_Z - 1.16, to: -STOVE_Z + 1.16 },
  });
  return [
    ...groundSlice(SIZE),
    ...floorboards(SIZE),
    ...placed(back, [0, 0, BACK_WALL]),
    ...placed(left, [-HALF, 0, 0], LEFT),
  ];
}

const out = (parts: readonly Part[]): Part[] => parts.map((part) => ({ ...part, glow: false }));

const SOOT = "#241d1a";

/** Where flames were, charred logs lie. */
const burntDown = (parts: readonly Part[]): Part[] =>
  parts.map((part) => (part.glow ? { ...part, glow: false, colour: SOOT, top: SOOT } : part));

/** What burns in the room; the moon and a candle do so anyhow. */
export type Burning = { readonly lamps: boolean; readonly stove: boolean };

function furnishings(hour: WindowHour, burning: Burning): Part[] {
  const night = hour === "night";
  const lamp = (parts: readonly Part[]) => (burning.lamps ? parts : out(parts));
  const fire = (parts: readonly Part[]) => (burning.stove ? parts : burntDown(parts));
  return [
    // Its fire is the stove's.
    ...onLeft({ ...brickHearth, parts: brickBack }, STOVE_Z, 0),
    ...fire(stand(stove, [-3.02, 0.08, STOVE_Z], LEFT)),
    ...stand(kettle, [-2.96, 1.22, STOVE_Z - 0.34], 0.5),
    ...stand(bookshelf, [-3.66, 0, -2.86], LEFT),
    ...onLeft(henPicture, -2.86, 3.2),
    ...lamp(stand(floorLamp, [-3.42, 0, 1.12])),
    ...onLeft(wallClock, 1.12, 2.68),
    ...stand(logBasket, [-2.75, 0, 0.98], 0.3, 0.72),
    ...stand(sofa, [-3.22, 0, 2.66], LEFT),
    ...onLeft(fieldPainting, 2.3, 1.95),
    ...onLeft(carrotPicture, 3.3, 2.0),
    ...onLeft(dryingHerbs, 2.6, 3.2),

    ...stand(armchair, [-2.35, 0, -2.85], 0.62),
    ...onBack(wallShelf, -2.72, 2.0),
    ...onBack(night ? doorByNight : doorByDay, -0.94, 0),
    ...stand(boots, [-0.94, 0, -3.3]),
    ...stand(nightstand, [0.34, 0, -3.6]),
    ...stand(candle, [0.24, 0.82, -3.52], 0.4),
    ...onBack(hangingIvy, 0.3, 2.2),
    ...stand(bed, [2.4, 0, -2.82], LEFT),
    ...onBack(night ? windowByNight : windowByDay, WINDOW_X, WINDOW_FOOT),
    ...lamp(stand(fairyLights, FAIRY_LIGHTS)),

    ...stand(hearthRug, [-1.62, 0, STOVE_Z], LEFT),
    ...stand(sleepingCat, [-1.55, 0.05, STOVE_Z + 0.1], 0.75),
    ...stand(roundRug, TABLE),
    ...stand(roundTable, [TABLE[0], 0.04, TABLE[2]]),
    ...stand(teaThings, [TABLE[0], 0.94, TABLE[2]], 0.3),
    ...stand(spindleChair, [TABLE[0] - 1.3, 0.04, TABLE[2] + 0.1], LEFT - 0.1),
    ...stand(ladderChair, [TABLE[0] + 0.2, 0.02, TABLE[2] - 1.35], -0.15),
    ...stand(wobblyStool, [TABLE[0] + 1.55, 0, TABLE[2] + 0.4], 0.4),
    ...stand(carrotCrate, [3.3, 0, -0.35], 0.25),
    ...stand(pottedFig, [-1.75, 0, 3.35], 0, 0.82),
    ...stand(yarnBasket, [-0.55, 0, 3.4], 0.6, 0.8),
    ...lamp(stand(lantern, LANTERN)),
    ...(burning.stove ? steam(SPOUT, hour) : []),
  ];
}

export const furnishedRoom = (
  hour: WindowHour,
  burning: Burning = { lamps: true, stove: true },
): Part[] => [...shell(), ...furnishings(hour, burning)];
