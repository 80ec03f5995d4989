// What the room in the round is asked: by the stage that shows it, and by the darkroom that photographs it.
import type { DirectionalLight } from "three";
import type { Vec } from "../../models/parts.ts";
import type { Ray } from "../../scene/camera/ray.ts";
import type { SceneRenderer } from "../../scene/renderer/openRenderer.ts";
import type { ItemId, WallSide } from "../model/room.ts";
import type { Placed } from "../rules/footprint.ts";
import type { BuiltRoom } from "./file/roomFile.ts";
import type { OpenBaker } from "./light/gatheredScene.ts";
import type { PicturesScene } from "./pictures/picturesScene.ts";
import type { Body } from "./pointing/picking.ts";
import type { RoomStage, StageOptions, StageState } from "./stage.ts";

export type RoomScene = {
  readonly show: (shown: StageState) => void;
  readonly resize: RoomStage["resize"];
  readonly frameTo: RoomStage["frameTo"];
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { x: number; y: number };
  readonly inSight: () => ReadonlySet<WallSide>;
  /** What can be seen of the things of the room, in no particular order. */
  readonly bodies: () => Body[];
  readonly held: () => ReadonlyMap<ItemId, Placed>;
  readonly stats: RoomStage["stats"];
  /** The room alone, as large as asked for, on the canvas while `take` copies it. */
  readonly pose: (width: number, height: number, take: (canvas: HTMLCanvasElement) => void) => void;
  /** Once the light of what is shown has come. */
  readonly lit: () => Promise<void>;
  /** From now on the room alone, in its last light, for whoever takes photographs of it. */
  readonly darkroom: () => Darkroom;
  readonly built: () => BuiltRoom;
  /** While nobody sees it nothing is drawn and no light gathered; what was left off comes afterwards. */
  readonly rest: (isResting: boolean) => void;
  readonly pictures: PicturesScene;
  readonly close: () => void;
};

export type RoomSceneOptions = StageOptions & {
  readonly openBaker?: OpenBaker;
  /** Everything is where it goes at once, for whoever takes pictures. */
  readonly isStill?: boolean;
};

export type Darkroom = Pick<SceneRenderer, "shoot"> & {
  readonly suns: readonly DirectionalLight[];
  /** All shadows fall anew with the next picture. */
  readonly shade: () => void;
};
