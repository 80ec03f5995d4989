// What suits each writer's way of asking: how many at most, by how many at a time, and how much it is worth.
import { freeze } from "./freeze.ts";
import type { Villager } from "./villagers.ts";

type Ask = {
  readonly most: number;
  readonly step: number;
  /** Of a hundred of what letters of one's level are worth. */
  readonly share: number;
};

export const asks: Readonly<Record<Villager, Ask>> = freeze({
  // A batch.
  tansy: { most: 12, step: 1, share: 110 },
  // What he carries.
  ferryman: { most: 9, step: 1, share: 100 },
  // Grudgingly.
  peascod: { most: 6, step: 1, share: 90 },
  // Elevens.
  schoolmistress: { most: 33, step: 11, share: 130 },
  // A bag.
  quern: { most: 6, step: 1, share: 90 },
  // Bells.
  bellringer: { most: 10, step: 5, share: 100 },
  // Exactly each other.
  elderBrother: { most: 8, step: 1, share: 100 },
  youngerBrother: { most: 8, step: 1, share: 100 },
  // One hand.
  vet: { most: 6, step: 1, share: 90 },
  // Sacks.
  cartersGirl: { most: 16, step: 4, share: 120 },
  // Dozens, by our bushel.
  reeve: { most: 36, step: 12, share: 130 },
  // As many as she can see.
  hen: { most: 4, step: 1, share: 60 },
});

/** Every other order is of something that costs no more than this, and of half the worth. */
export const SMALL_PENCE = 9;
