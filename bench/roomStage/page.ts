// The page that the benchmark of the room in the round looks at: a stage and ways to show rooms on it.
import { allPieces, siteCatalogue } from "../../src/room/catalogue/index.ts";
import { initialViewState, type ViewState } from "../../src/room/editor/viewSettings.ts";
import { emptyRoom } from "../../src/room/model/emptyRoom.ts";
import type { Item, RoomDocument, WallSide } from "../../src/room/model/room.ts";
import { PER_TILE, SIDE } from "../../src/room/model/units.ts";
import { loadFurniture, loadParts } from "../../src/room/modelWorker/loadFurniture.ts";
import { idle } from "../../src/room/session/tool.ts";
import { openStage } from "../../src/room/stage/openStage.ts";
import type { RoomStage, StageState, Walker } from "../../src/room/stage/stage.ts";
import { templates } from "../../src/room/template/index.ts";

const walls: readonly WallSide[] = ["north", "west", "east", "south"];

/** As full as a room may be, with every kind of piece and its lamps lit: the worst mix for a renderer. */
function mixedRoom(count: number): RoomDocument {
  const room = emptyRoom({
    name: "Every kind",
    columns: SIDE.most,
    rows: SIDE.most,
    floor: { kind: "pine-boards" },
    wall: { kind: "sprig-paper" },
  });
  const kinds = allPieces();
  const side = Math.ceil(Math.sqrt(count));
  const step = (SIDE.most * PER_TILE - 12) / side;
  const items = Array.from({ length: count }, (_, i): Item => {
    const piece = kinds[i % kinds.length]!;
    const model = siteCatalogue.item(piece.id)!;
    const round = Math.floor(i / kinds.length);
    const tint = model.tints[round % (model.tints.length + 1)];
    const along = (i * 7) % (SIDE.most * PER_TILE - 12);
    const isHung = !model.stands.includes("floor");
    return {
      id: `thing-${i}`,
      model: piece.id,
      ...(tint && { tint }),
      turn: isHung ? 0 : ((i % 4) as 0 | 1 | 2 | 3),
      at: isHung
        ? { kind: "wall", wall: walls[i % 4]!, along, up: model.isFooted ? 0 : 7 }
        : {
            kind: "floor",
            x: Math.floor((i % side) * step),
            z: Math.floor(Math.floor(i / side) * step),
          },
    };
  });
  return { ...room, items: new Map(items.map((item) => [item.id, item])) };
}

type Shining = { readonly light?: "day" | "evening" | "night" };

export type Bench = {
  readonly stage: RoomStage;
  /** The ids of all templates that anything stands in. */
  readonly rooms: () => readonly string[];
  /** A template by its id, or a number of things of all kinds. */
  readonly show: (what: string | number, change?: Partial<ViewState> & Shining) => void;
  /** The room that is shown once more, with one of the things on its floor a tile further. */
  readonly nudge: () => void;
  /** From within the same room; the calls are counted on. */
  readonly walkTo: (walker: Walker) => void;
  /** `most` is the most calls that any frame took since the last room was shown. */
  readonly stats: () => ReturnType<RoomStage["stats"]> & { readonly most: number };
};

declare global {
  interface Window {
    bench: Promise<Bench>;
  }
}

async function open(): Promise<Bench> {
  const canvas = document.querySelector("canvas")!;
  let most = 0;
  let shown: StageState | null = null;
  await loadFurniture();
  await loadParts();
  const opened = await openStage(canvas, {
    catalogue: siteCatalogue,
    pictures: { url: async () => null },
    onFrame: ({ calls }) => {
      most = Math.max(most, calls);
    },
  });
  if (!opened.ok) throw new Error(opened.reason);
  const stage = opened.value;
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  stage.resize(innerWidth, innerHeight, devicePixelRatio);
  return {
    stage,
    rooms: () => templates().flatMap(({ id, document }) => (document.items.size > 0 ? [id] : [])),
    show(what, { light, ...look } = {}) {
      most = 0;
      const room: RoomDocument =
        typeof what === "number"
          ? mixedRoom(what)
          : templates().find(({ id }) => id === what)!.document;
      const shell = light ? { ...room.shell, light } : room.shell;
      shown = {
        document: { ...room, shell },
        selection: [],
        tool: idle,
        walker: null,
        look: { ...initialViewState, ...look },
      };
      stage.show(shown);
    },
    nudge() {
      const { document } = shown!;
      const item = [...document.items.values()].find(({ at }) => at.kind === "floor" && at.x > 0)!;
      if (item.at.kind !== "floor") return;
      const moved: Item = { ...item, at: { ...item.at, x: Math.max(0, item.at.x - PER_TILE) } };
      const items = new Map(document.items).set(item.id, moved);
      shown = { ...shown!, document: { ...document, items } };
      stage.show(shown);
    },
    walkTo(walker) {
      if (shown) stage.show({ ...shown, walker });
    },
    stats: () => ({ ...stage.stats(), most }),
  };
}

window.bench = open();
