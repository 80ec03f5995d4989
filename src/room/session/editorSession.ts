// The one mutable thing of the editor: a room, its history, what is chosen and what is held.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { DoneCommand, Outcome, RoomCommand } from "../commands/command.ts";
import {
  bailToMark,
  emptyHistory,
  type History,
  type HistoryStep,
  mark,
  record,
  redo,
  squashToMark,
  undoHistory,
} from "../history/history.ts";
import type { Label } from "../history/label.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { applyPatch, invert, type Patch } from "../model/patch.ts";
import type { Item, ItemId, ItemPlace, RoomDocument, RoomFinish } from "../model/room.ts";
import { facesOtherwise } from "../rules/backToWall.ts";
import { nextIndex } from "../rules/indexOf.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { dropHeld, ghostOf } from "./ghost.ts";
import type { Carry } from "./held.ts";
import { type Corner, type EditorTool, type Facing, type HeldPayload, idle } from "./tool.ts";

/** Never changed: each change of the session makes a new one. */
export type EditorSessionState = {
  readonly document: RoomDocument;
  readonly history: History;
  readonly selection: readonly ItemId[];
  readonly tool: EditorTool;
};

/** An outcome with the free place that a refused thing could have instead. */
export type Dispatched = Outcome & { readonly free?: ItemPlace };

const present = ({ items }: RoomDocument, ids: readonly ItemId[]): ItemId[] =>
  [...new Set(ids)].filter((id) => items.has(id));

export class EditorSession {
  readonly catalogue: Catalogue;
  #state: EditorSessionState;
  readonly #changes = new Listeners();
  /** Turned by hand while the room was open: these face as they are told, whatever wall they come to. */
  readonly #turned = new Set<ItemId>();

  constructor(document: RoomDocument, catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.#state = { document, history: emptyHistory, selection: [], tool: idle };
  }

  /** The same object until something changes. */
  readonly state = (): EditorSessionState => this.#state;

  readonly subscribe = this.#changes.add;

  dispatch<Args>(command: RoomCommand<Args>, args: Args): Dispatched {
    const { document } = this.#state;
    const outcome = command(document, args, this.catalogue);
    if (outcome.ok) {
      this.#commit(outcome);
      return outcome;
    }
    const free = outcome.wanted && nearestFree(document, this.catalogue, outcome.wanted);
    return free ? { ...outcome, free } : outcome;
  }

  /** What was undone; null where there is nothing, or a gesture is under way. */
  undo(): Label | null {
    return this.#step(undoHistory(this.#state.history));
  }

  redo(): Label | null {
    return this.#step(redo(this.#state.history));
  }

  /** From here on everything is one gesture, until it is finished or given up. */
  begin(): void {
    this.#set({ history: mark(this.#state.history) });
  }

  finish(label: Label): void {
    this.#set({ history: squashToMark(this.#state.history, label) });
  }

  bail(): void {
    const bailed = bailToMark(this.#state.history);
    if (bailed) this.#go(bailed.patch, bailed.history, this.#state.selection);
  }

  select(ids: readonly ItemId[]): void {
    this.#set({ selection: present(this.#state.document, ids) });
  }

  /** Another document in place of this one: another room, or this one joined with another tab's. */
  open(document: RoomDocument): void {
    const selection = present(document, this.#state.selection);
    this.#set({ document, history: emptyHistory, selection, tool: idle });
  }

  paintWith(finish: RoomFinish): void {
    this.#set({ tool: { at: "painting", finish } });
  }

  box(from: Corner, to: Corner): void {
    this.#set({ tool: { at: "boxing", from, to } });
  }

  /** Puts every tool away; what was held is where it was before. */
  rest(): void {
    if (this.#state.tool.at !== "idle") this.#set({ tool: idle });
  }

  /** Takes a thing from the catalogue, with a fresh id. */
  hold(item: Item, { borrow = false } = {}): void {
    this.#hold({ kind: "new", item, borrow });
  }

  pickUp(ids: readonly ItemId[]): void {
    const found = present(this.#state.document, ids);
    const [first] = found;
    const only = found.length === 1 && first ? this.#state.document.items.get(first) : undefined;
    if (only) this.#hold({ kind: "one", item: only, facing: this.#facing(only) });
    else if (first) this.#hold({ kind: "several", ids: found, by: { x: 0, z: 0, up: 0 } });
  }

  /** Moves or turns what is held; the ways to are in held.ts. */
  carry(by: Carry): void {
    const { tool, document } = this.#state;
    if (tool.at === "holding") this.#hold(by(tool.held, document, this.catalogue));
  }

  /** Null where nothing is held. Refused, it stays in the hand. */
  putDown(): Dispatched | null {
    const { tool, document } = this.#state;
    if (tool.at !== "holding") return null;
    const { held } = tool;
    const outcome = dropHeld(document, this.catalogue, held);
    if (outcome.ok) {
      if (held.kind !== "several" && held.facing === "byHand") this.#turned.add(held.item.id);
      this.#commit(outcome);
    } else if (outcome.reason.kind === "nothingChanges") this.rest();
    else if (tool.ghost.free) return { ...outcome, free: tool.ghost.free };
    return outcome;
  }

  #hold(held: HeldPayload): void {
    const ghost = ghostOf(this.#state.document, this.catalogue, held);
    this.#set({ tool: { at: "holding", held, ghost } });
  }

  #facing(item: Item): Facing | undefined {
    const isMeant =
      this.#turned.has(item.id) || facesOtherwise(this.#state.document, this.catalogue, item);
    return isMeant ? "byHand" : undefined;
  }

  #commit({ patch, document, label, made }: DoneCommand): void {
    if (label.verb === "turn") for (const id of label.ids) this.#turned.add(id);
    const { document: before, history, selection, tool } = this.#state;
    const entry = { label, patch, inverse: invert(before, patch) };
    this.#set({
      document,
      history: record(history, entry),
      selection: made.length > 0 ? made : present(document, selection),
      // The document that a ghost was seen in is no longer; a brush or a box does not mind.
      tool: tool.at === "holding" ? idle : tool,
    });
  }

  #step(step: HistoryStep | null): Label | null {
    if (!step) return null;
    this.#go(step.patch, step.history, step.label.ids);
    return step.label;
  }

  #go(patch: Patch, history: History, selection: readonly ItemId[]): void {
    const before = this.#state.document;
    const document = applyPatch(before, patch);
    nextIndex(before, document, patch, this.catalogue);
    this.#set({ document, history, selection: present(document, selection), tool: idle });
  }

  #set(change: Partial<EditorSessionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#changes.tell();
  }
}
