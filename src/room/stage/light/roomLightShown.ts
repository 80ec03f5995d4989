// The light that a room is shown in: that of its hour and its lamps at once, the gathered one once all is built.
import { roomLights } from "../../../scene/light/roomLight.ts";
import type { SceneRenderer } from "../../../scene/renderer/openRenderer.ts";
import { softLights } from "../../light/softLight.ts";
import type { ItemId, WallSide } from "../../model/room.ts";
import type { Placed } from "../../rules/footprint.ts";
import type { ShellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import type { LivingScene } from "../living/livingScene.ts";
import { snowyPanes } from "../living/snowyPanes.ts";
import type { StageState } from "../stage.ts";
import type { StageThing } from "../things/thingsShown.ts";
import { spotOf } from "../view/roomFrame.ts";
import type { Layer } from "../view/sight.ts";
import type { ViewScene } from "../view/viewScene.ts";
import type { GatheredScene } from "./gatheredScene.ts";
import { createLampsSelector } from "./lamps.ts";
import type { LampsScene } from "./lampsScene.ts";

type LightParts = {
  readonly frame: Pick<SceneRenderer, "expose">;
  readonly view: Pick<ViewScene, "light">;
  readonly lamps: Pick<LampsScene, "show">;
  readonly living: Pick<LivingScene, "show">;
  readonly gathered: Pick<GatheredScene, "hour" | "gather">;
  readonly inSight: () => ReadonlySet<WallSide>;
  readonly isSeen: (layer: Layer) => boolean;
};

/** The room as it stands now. */
export type LightScene = {
  readonly shown: StageState;
  readonly walls: ShellShapeRequest;
  readonly things: ReadonlyMap<ItemId, StageThing>;
  readonly held: ReadonlyMap<ItemId, Placed>;
};

export type RoomLightShown = {
  readonly show: (room: LightScene) => void;
  readonly gather: (room: LightScene) => void;
};

export function roomLightShown(parts: LightParts): RoomLightShown {
  const { frame, view, lamps, living, gathered, inSight, isSeen } = parts;
  const tellLamps = createLampsSelector();
  return {
    show({ shown, walls, things, held }) {
      const { size, light: hour } = shown.document.shell;
      const seen = [...things.values()]
        .filter(({ layer }) => isSeen(layer))
        .map(({ id, placed, spot }) => ({ id, item: placed.item, spot }));
      const inHand = [...held.values()].map((placed) => ({
        item: placed.item,
        spot: spotOf(placed, size),
      }));
      frame.expose(roomLights[hour].exposure);
      view.light(roomLights[hour], softLights[gathered.hour() ?? hour].key);
      living.show(seen, hour, snowyPanes(walls, inSight(), size));
      lamps.show(tellLamps([...seen, ...inHand], walls, inSight(), size, hour));
    },
    gather({ shown: { document, look }, walls, things }) {
      gathered.gather({
        document,
        things: [...things.values()],
        shell: walls,
        inSight: inSight(),
        quarter: look.quarter,
      });
    },
  };
}
