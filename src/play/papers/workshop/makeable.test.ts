// Pieces stand where they can be had, and what is called makeable is made.
import { expect, it } from "vitest";
import { applyEvent } from "../../../farm/events/apply.ts";
import { pieceIds } from "../../../farm/tables/pieces.ts";
import { did, masterOf, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { makeableOf } from "./makeable.ts";

const ground = trialGround();
const farm = masterOf(ground, { barn: { carrot: 12, sunflower: 6 }, timber: 1 });

it("agrees with the law on what can be made", () => {
  const { can, nearly, others, made, later } = makeableOf(farm);
  expect(can).toContain("jug-of-flowers");
  const isMade = (piece: (typeof pieceIds)[number]) =>
    applyEvent(farm, { kind: "make", piece, at: trialStart }, ground).ok;
  expect(pieceIds.filter(isMade)).toEqual(can);
  expect([...can, ...nearly, ...others, ...made, ...later].toSorted()).toEqual(pieceIds.toSorted());
});

it("has at most three that lack one thing, the one that lacks least before the others", () => {
  const { nearly } = makeableOf(farm);
  // One of two timber is there, and all carrots.
  expect(nearly).toHaveLength(3);
  expect(nearly[0]).toBe("crate-of-carrots");
});

it("knows what has been made, and what comes with a later level", () => {
  const after = did(farm, ground, { kind: "make", piece: "jug-of-flowers", at: trialStart });
  expect(makeableOf(after).made).toEqual(["jug-of-flowers"]);
  expect(makeableOf(after).later).toContain("wardrobe");
});
