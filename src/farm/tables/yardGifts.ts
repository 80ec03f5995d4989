// What stands in the yard because somebody gave it with the last letter of their story.
import { freeze } from "./freeze.ts";
import type { Villager } from "./villagers.ts";

/** Whose closing letters bring it; that of two comes with the second. */
export const givenBy = freeze({
  oven: ["tansy"],
  gateLantern: ["ferryman"],
  notchedGate: ["peascod"],
  sundial: ["schoolmistress"],
  millstone: ["quern"],
  bell: ["bellringer"],
  seat: ["elderBrother", "youngerBrother"],
  dovecote: ["vet"],
  cartwheel: ["cartersGirl"],
  milestone: ["reeve"],
  strawHat: ["hen"],
} as const satisfies Record<string, readonly Villager[]>);

export type GivenId = keyof typeof givenBy;

/** What somebody gives whose story is told. */
export const yardGiftOf = (villager: Villager): GivenId =>
  (Object.keys(givenBy) as GivenId[]).find((id) =>
    (givenBy[id] as readonly Villager[]).includes(villager),
  )!;
