// A wall pulled out or pushed in by the hand, tile by tile, as one entry of the history.
import { label } from "../commands/command.ts";
import { moveWall } from "../commands/moveWall.ts";
import { describeLabel } from "../describe/label.ts";
import type { Editor } from "../editor/editor.ts";
import { reportRefusal } from "../editor/report.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { WallSide } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { builtChoiceOf } from "./builtChoice.ts";
import type { ViewPoint } from "./event.ts";
import type { HitTester } from "./hitTester.ts";
import { strings } from "./strings.ts";

type Pull = {
  readonly wall: WallSide;
  readonly from: ViewPoint;
  /** A tile outwards, in pixels, as it was seen before the room grew under the hand. */
  readonly tile: ViewPoint;
  readonly moved: number;
  readonly refusal: CommandRefusal | null;
};

const outwards: Readonly<Record<WallSide, { readonly x: number; readonly z: number }>> = {
  north: { x: 0, z: -PER_TILE },
  east: { x: PER_TILE, z: 0 },
  south: { x: 0, z: PER_TILE },
  west: { x: -PER_TILE, z: 0 },
};

/** How many tiles out the pointer is. */
function tilesTo({ from, tile }: Pull, at: ViewPoint): number {
  const length = tile.x ** 2 + tile.y ** 2;
  const along = (at.x - from.x) * tile.x + (at.y - from.y) * tile.y;
  return length === 0 ? 0 : Math.round(along / length);
}

export class Pulling {
  readonly #editor: Editor;
  readonly #sight: () => HitTester;
  #pull: Pull | null = null;

  constructor(editor: Editor, sight: () => HitTester) {
    this.#editor = editor;
    this.#sight = sight;
  }

  grab(wall: WallSide, from: ViewPoint): void {
    const { session } = this.#editor;
    const { project } = this.#sight();
    const [a, b] = [project({ x: 0, z: 0 }), project(outwards[wall])];
    session.begin();
    this.#pull = { wall, from, tile: { x: b.x - a.x, y: b.y - a.y }, moved: 0, refusal: null };
    this.#tell();
  }

  /** As far as there is room to; what last stood in the way is told when the hand lets go. */
  pull(at: ViewPoint): void {
    const pull = this.#pull;
    if (!pull) return;
    const { session } = this.#editor;
    const wanted = tilesTo(pull, at) - pull.moved;
    let refusal: CommandRefusal | null = null;
    for (let by = wanted; by !== 0; by -= Math.sign(wanted)) {
      const outcome = session.dispatch(moveWall, { wall: pull.wall, by });
      if (outcome.ok) {
        this.#pull = { ...pull, moved: pull.moved + by, refusal };
        this.#tell();
        return;
      }
      refusal = outcome.reason;
    }
    this.#pull = { ...pull, refusal };
  }

  end(): void {
    const pull = this.#pull;
    if (!pull) return;
    this.#pull = null;
    this.#tell();
    const { session, say } = this.#editor;
    const name = label("resize", { kind: "room" });
    // Pulled out and pushed in again it leaves nothing to undo.
    if (pull.moved === 0) session.bail();
    else session.finish(name);
    if (pull.refusal) reportRefusal(this.#editor, pull.refusal);
    else if (pull.moved !== 0) {
      const { columns, rows } = session.state().document.shell.size;
      say(strings.resized(describeLabel(session.catalogue, name), columns, rows));
    }
  }

  undo(): void {
    if (!this.#pull) return;
    this.#pull = null;
    this.#tell();
    this.#editor.session.bail();
  }

  /** For views that keep still meanwhile. */
  #tell(): void {
    const { session } = this.#editor;
    const pulled = this.#pull && { wall: this.#pull.wall, by: this.#pull.moved };
    builtChoiceOf(session).set({ pulled });
  }
}
