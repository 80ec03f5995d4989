// Puts one thing somewhere else altogether: on a table, on a shelf, on another wall, on the floor.

import { sameValue } from "../../lib/sameValue.ts";
import type { ItemId, ItemPlace, QuarterTurn } from "../model/room.ts";
import { itemSubject, label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type StandItem = {
  readonly id: ItemId;
  readonly at: ItemPlace;
  readonly turn?: QuarterTurn;
};

export const standItem: RoomCommand<StandItem> = (document, { id, at, turn }, catalogue) => {
  const item = document.items.get(id);
  if (!item) return refuseCommand({ kind: "noSuchItem", id });
  // Walls turn things by themselves, so whoever comes to a wall or from it begins straight.
  const straight = at.kind === "wall" || item.at.kind === "wall" ? 0 : item.turn;
  const to = { ...item, at, turn: turn ?? straight };
  if (to.turn === item.turn && sameValue(at, item.at))
    return refuseCommand({ kind: "nothingChanges" });
  const isMoved = item.at.kind === "on" && at.kind === "on" && item.at.carrier === at.carrier;
  const verb = at.kind === "on" && !isMoved ? "stand" : "move";
  return settleCommand(document, { items: [{ id, to }] }, catalogue, {
    label: label(verb, itemSubject(item), [id]),
    wanted: to,
  });
};
