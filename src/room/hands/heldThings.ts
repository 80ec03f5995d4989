// What the hand holds: taken up, carried to where the pointer means, put down, put back, put away.

import { sameValue } from "../../lib/sameValue.ts";
import { usualUpOf } from "../catalogue/index.ts";
import { pickedUpWords } from "../describe/held.ts";
import { describeItem } from "../describe/item.ts";
import { act } from "../editor/actions/actions.ts";
import { announceHeld } from "../editor/actions/handActions.ts";
import type { Editor } from "../editor/editor.ts";
import { report } from "../editor/report.ts";
import { announcements } from "../editor/strings.ts";
import type { Item, ItemId, ItemPlace, ModelId } from "../model/room.ts";
import { allowance } from "../rules/allowance.ts";
import { carryBy, carryTo, carryToOffer, stepBetween, turnHeld } from "../session/held.ts";
import type { Grip } from "../stage/stage.ts";
import { copyTo } from "./copyTo.ts";
import type { ViewPoint } from "./event.ts";
import type { HitTester } from "./hitTester.ts";

const byTheMiddle: Grip = { x: 0, z: 0 };

export class HeldThings {
  readonly #editor: Editor;
  readonly #sight: () => HitTester;
  #grip = byTheMiddle;
  /** Of several, the one that the pointer has. */
  #lead: Item | null = null;
  #copyOf: Item | null = null;
  /** Refused where it was clicked: it waits there, so that the offer can be reached. */
  #waiting: ItemId | null = null;

  constructor(editor: Editor, sight: () => HitTester) {
    this.#editor = editor;
    this.#sight = sight;
  }

  get #session() {
    return this.#editor.session;
  }

  #held() {
    const { tool } = this.#session.state();
    return tool.at === "holding" ? tool : null;
  }

  pickUp(id: ItemId, at: ViewPoint): void {
    const { selection, document } = this.#session.state();
    const item = document.items.get(id);
    if (!item) return;
    const ids = selection.includes(id) ? selection : [id];
    if (!selection.includes(id)) this.#session.select([id]);
    this.#take(item, at);
    this.#session.pickUp(ids);
    this.#editor.say(
      ids.length === 1
        ? pickedUpWords(this.#session.catalogue, item)
        : announcements.pickedUpSeveral(ids.length),
    );
  }

  duplicate(id: ItemId, at: ViewPoint): void {
    const item = this.#session.state().document.items.get(id);
    if (!item) return;
    this.#take(item, at);
    this.#copyOf = item;
    const copy = { ...item, id: this.#editor.newId() };
    this.#session.hold(copy, { borrow: this.#isShort(item.model) });
    this.#editor.say(pickedUpWords(this.#session.catalogue, copy));
  }

  lift(model: ModelId, at: ViewPoint): void {
    const { session, newId, view, say } = this.#editor;
    const known = session.catalogue.item(model);
    if (!known) return;
    const isHung = !known.stands.includes("floor") && known.stands.includes("wall");
    const start: ItemPlace = isHung
      ? { kind: "wall", wall: "north", along: 0, up: usualUpOf(model) }
      : { kind: "floor", x: 0, z: 0 };
    const turn = isHung ? 0 : view.state().quarter;
    const item: Item = { id: newId(), model, at: start, turn };
    this.#take(item, null);
    session.hold(item, { borrow: this.#isShort(model) });
    this.carry(at);
    say(pickedUpWords(session.catalogue, item));
  }

  /** Takes up what the free hand holds: as it is grasped, or by its middle. */
  grasp(at: ViewPoint | null): void {
    const held = this.#held()?.held;
    if (!held || held.kind === "several") return;
    const isSame = this.#lead?.id === held.item.id;
    const copyOf = isSame ? this.#copyOf : null;
    this.#take(held.item, at);
    this.#copyOf = copyOf;
  }

  follow(at: ViewPoint): void {
    const held = this.#held()?.held;
    if (!held || held.kind === "several" || held.item.id === this.#waiting) return;
    this.grasp(null);
    this.carry(at);
  }

  #take(item: Item, at: ViewPoint | null): void {
    this.#lead = item;
    this.#waiting = null;
    this.#copyOf = null;
    this.#grip = at ? this.#sight().gripOf(item, at.x, at.y) : byTheMiddle;
    this.#editor.overlays.set({ trouble: null });
  }

  carry({ x, y }: ViewPoint): void {
    const { held, ghost } = this.#held() ?? {};
    if (!held || !ghost) return;
    const item = held.kind === "several" ? this.#lead : held.item;
    const to = item && this.#sight().placeFor(item, x, y, this.#grip);
    if (!item || !to) return;
    if (held.kind === "several") this.#session.carry(carryBy(stepBetween(item.at, to)));
    else if (sameValue(to, item.at)) return;
    else this.#session.carry(carryTo(to));
    announceHeld(this.#editor);
  }

  turn(by: 1 | -1): void {
    this.#session.carry(turnHeld(by));
    announceHeld(this.#editor);
  }

  putDown(ifRefused: "goBack" | "stay"): void {
    const tool = this.#held();
    if (!tool) return;
    const { held, ghost } = tool;
    const first = held.kind === "new" && !ghost.reason ? this.#copyOf : null;
    const [item] = ghost.items;
    const outcome =
      first && item && held.kind === "new"
        ? copyTo(this.#session, first, { ...held, item }, this.#editor.newId())
        : this.#session.putDown();
    if (!outcome) return;
    const ids = tool.ghost.items.map(({ id }) => id);
    if (!outcome.ok && outcome.reason.kind === "nothingChanges") {
      this.#editor.say(this.#words(ids));
      return;
    }
    report(this.#editor, outcome, () =>
      this.#words(outcome.ok && outcome.made.length > 0 ? outcome.made : ids),
    );
    if (outcome.ok) return;
    if (ifRefused === "goBack") this.#session.rest();
    else this.#waiting = ids[0] ?? null;
  }

  putBack(): void {
    if (this.#held()) act(this.#editor, "back", "byPointer");
  }

  putAway(): void {
    const tool = this.#held();
    if (!tool) return;
    const { held } = tool;
    if (held.kind === "new") {
      this.putBack();
      return;
    }
    const ids = held.kind === "one" ? [held.item.id] : held.ids;
    this.#session.rest();
    this.#session.select(ids);
    act(this.#editor, "putAway", "byPointer");
  }

  /** The place that was offered instead, for what is held or was just refused. */
  takeOffer(): void {
    const { session, overlays } = this.#editor;
    if (this.#held()) {
      act(this.#editor, "grasp", "byPointer");
      return;
    }
    const { trouble } = overlays.state();
    if (!trouble?.free || !trouble.wanted) return;
    const { wanted, free } = trouble;
    if (session.state().document.items.has(wanted.id)) session.pickUp([wanted.id]);
    else session.hold(wanted, { borrow: this.#isShort(wanted.model) });
    session.carry(carryToOffer(wanted, free));
    this.putDown("goBack");
  }

  #isShort(model: ModelId): boolean {
    const { document } = this.#session.state();
    const allowed = allowance(document, this.#session.catalogue, model);
    return allowed !== null && allowed.left < 1;
  }

  #words(ids: readonly ItemId[]): string {
    const { document } = this.#session.state();
    const only = ids.length === 1 ? document.items.get(ids[0]!) : undefined;
    return announcements.putDown(
      only
        ? describeItem(document, this.#session.catalogue, only)
        : announcements.things(ids.length),
    );
  }
}
