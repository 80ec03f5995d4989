// The hand in the room: what it holds over where it would stand, the line round what is chosen, and how a thing lands.
import type { Motion } from "../../../scene/frames/motion.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId } from "../../model/room.ts";
import type { Placed } from "../../rules/footprint.ts";
import type { SoftLightScene } from "../light/softLightScene.ts";
import type { StageState } from "../stage.ts";
import type { ItemsScene } from "../things/itemsScene.ts";
import type { PrintsScene } from "../things/printsScene.ts";
import type { ShapeBuilder } from "../things/shapeBuilder.ts";
import { type GhostScene, ghostScene } from "./ghostScene.ts";
import { ghostShown } from "./inHand.ts";
import { type OutlineScene, outlineScene } from "./outlineScene.ts";

const RAISE_MS = 120;
const SQUASH_MS = 140;
const SQUASHED = 0.04;

type HandParts = {
  readonly catalogue: Catalogue;
  readonly builder: ShapeBuilder;
  readonly soft: SoftLightScene;
  readonly prints: PrintsScene;
  readonly moves: Motion;
  readonly items: () => Pick<ItemsScene, "squash">;
  /** What can be seen of the things that stand in the room. */
  readonly bodies: () => ReturnType<ItemsScene["bodies"]>;
  readonly changed: () => void;
};

export type HandScene = {
  readonly root: GhostScene["root"];
  readonly show: (shown: StageState) => void;
  readonly held: () => ReadonlyMap<ItemId, Placed>;
  /** Round what stands in the room as it is chosen. */
  readonly outline: (selection: readonly ItemId[]) => void;
  /** What was put down gives a little. */
  readonly land: (before: StageState | null, next: StageState) => void;
  readonly resize: OutlineScene["resize"];
  readonly dispose: () => void;
};

export function handScene(parts: HandParts): HandScene {
  const { catalogue, builder, soft, prints, moves, items, bodies, changed } = parts;
  const ghost = ghostScene(builder, soft, prints, changed);
  const outline = outlineScene();
  ghost.root.add(outline.root);
  let held: ReadonlyMap<ItemId, Placed> = new Map();

  return {
    root: ghost.root,
    show(shown) {
      const told = ghostShown(shown, catalogue);
      const isNewInHand = held.size === 0 && told.held.size > 0;
      held = told.held;
      ghost.show(told.ghost);
      if (isNewInHand) moves.start("raise", RAISE_MS, ghost.raise);
    },
    held: () => held,
    outline(selection) {
      const chosen = new Set(selection);
      // Asked whenever a shape arrives, of which a room may have thousands.
      const all = chosen.size > 0 ? [...bodies()] : [];
      outline.show(all.filter(({ id }) => chosen.has(id)));
    },
    land(before, next) {
      if (before?.tool.at !== "holding" || next.tool.at === "holding") return;
      for (const { id } of before.tool.ghost.items) {
        const now = next.document.items.get(id);
        if (!now || now === before.document.items.get(id)) continue;
        moves.start(`land ${id}`, SQUASH_MS, (way) => {
          items().squash(id, 1 - SQUASHED * Math.sin(way * Math.PI));
          changed();
        });
      }
    },
    resize: outline.resize,
    dispose() {
      ghost.dispose();
      outline.dispose();
    },
  };
}
