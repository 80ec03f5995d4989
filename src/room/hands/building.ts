// The hand while building: doors and windows slid along the walls, finishes laid on stroke by stroke.
import { label } from "../commands/command.ts";
import { moveOpening } from "../commands/moveOpening.ts";
import { paintFloor } from "../commands/paintFloor.ts";
import { paintWalls } from "../commands/paintWalls.ts";
import { describeLabel } from "../describe/label.ts";
import type { Editor } from "../editor/editor.ts";
import { reportRefusal } from "../editor/report.ts";
import { announcements } from "../editor/strings.ts";
import type { Label } from "../history/label.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { OpeningId } from "../model/room.ts";
import { wallLength } from "../rules/walls.ts";
import type { Dispatched } from "../session/editorSession.ts";
import type { ViewPoint } from "./event.ts";
import type { HitTester } from "./hitTester.ts";

type Sliding = {
  readonly id: OpeningId;
  readonly along: number;
  readonly up: number;
  readonly refusal: CommandRefusal | null;
};

type Stroke = { readonly done: string; readonly label: Label | null };

const between = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export class Building {
  readonly #editor: Editor;
  readonly #sight: () => HitTester;
  #sliding: Sliding | null = null;
  #stroke: Stroke | null = null;

  constructor(editor: Editor, sight: () => HitTester) {
    this.#editor = editor;
    this.#sight = sight;
  }

  grab(id: OpeningId, at: ViewPoint): void {
    const { session } = this.#editor;
    const opening = session.state().document.openings.get(id);
    const model = opening && session.catalogue.opening(opening.model);
    if (!opening || !model) return;
    const point = this.#sight().wallAt(at.x, at.y);
    const isOnIt = point?.wall === opening.wall;
    // Where the wall cannot be seen behind it, it is held by its middle.
    const along = isOnIt ? point.along - opening.along : model.width / 2;
    const up = isOnIt && point.up !== null ? point.up - opening.up : model.height / 2;
    session.begin();
    this.#sliding = { id, along, up, refusal: null };
  }

  slide(at: ViewPoint): void {
    const grip = this.#sliding;
    const { session } = this.#editor;
    const { document } = session.state();
    const opening = grip && document.openings.get(grip.id);
    const model = opening && session.catalogue.opening(opening.model);
    const point = this.#sight().wallAt(at.x, at.y);
    if (!grip || !opening || !model || !point) return;
    const { size } = document.shell;
    const most = wallLength(size, point.wall) - model.width;
    const along = between(Math.round(point.along - grip.along), most);
    const isFree = model.kind === "window" && point.up !== null;
    const up = isFree
      ? between(Math.round(point.up - grip.up), size.height - model.height)
      : opening.up;
    const outcome = session.dispatch(moveOpening, { id: grip.id, wall: point.wall, along, up });
    const isStill = !outcome.ok && outcome.reason.kind === "nothingChanges";
    this.#sliding = { ...grip, refusal: outcome.ok || isStill ? null : outcome.reason };
  }

  endSlide(): void {
    const sliding = this.#sliding;
    this.#sliding = null;
    const { session, say } = this.#editor;
    const opening = sliding && session.state().document.openings.get(sliding.id);
    if (!sliding) return;
    const before = session.state().history;
    const name = label("moveOpening", { kind: "opening", model: opening?.model ?? "" });
    session.finish(name);
    if (sliding.refusal) reportRefusal(this.#editor, sliding.refusal);
    else if (before.past.length > (before.marks.at(-1)?.length ?? 0))
      say(announcements.done(describeLabel(session.catalogue, name)));
  }

  undoSlide(): void {
    if (!this.#sliding) return;
    this.#sliding = null;
    this.#editor.session.bail();
  }

  paint(at: ViewPoint, isFirst: boolean): void {
    const { session } = this.#editor;
    if (isFirst) {
      session.begin();
      this.#stroke = { done: "", label: null };
    }
    const { tool } = session.state();
    const on = this.#sight().pick(at.x, at.y);
    if (tool.at !== "painting" || !this.#stroke || !on) return;
    const ground = on.kind === "wall" ? on.wall : on.kind === "floor" ? "floor" : null;
    if (!ground || ground === this.#stroke.done) return;
    const { finish } = tool;
    const outcome: Dispatched =
      ground === "floor"
        ? session.dispatch(paintFloor, { finish })
        : session.dispatch(paintWalls, { walls: [ground], finish });
    const isFresh = outcome.ok || outcome.reason.kind === "nothingChanges";
    if (!isFresh) reportRefusal(this.#editor, outcome.reason);
    const isSecond = outcome.ok && this.#stroke.label !== null;
    const name = isSecond ? label("paintWalls", { kind: "room" }) : null;
    const own = outcome.ok ? (name ?? outcome.label) : this.#stroke.label;
    this.#stroke = { done: ground, label: own };
  }

  endPaint(): void {
    const stroke = this.#stroke;
    if (!stroke) return;
    this.#stroke = null;
    const { session, say } = this.#editor;
    session.finish(stroke.label ?? label("paintWalls", { kind: "room" }));
    if (stroke.label) say(announcements.done(describeLabel(session.catalogue, stroke.label)));
  }

  undoPaint(): void {
    if (!this.#stroke) return;
    this.#stroke = null;
    const { session } = this.#editor;
    const { tool } = session.state();
    session.bail();
    // Giving up the stroke does not put the brush away.
    if (tool.at === "painting") session.paintWith(tool.finish);
  }
}
