// The rack of cards: the newest stand in it, and the oldest goes when there is no room.
import type { Card, Farm } from "../state/farm.ts";

export const RACK = 12;

export const racked = ({ cards }: Pick<Farm, "cards">, card: Card): readonly Card[] =>
  [card, ...cards].slice(0, RACK);
