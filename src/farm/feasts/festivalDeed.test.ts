// At a table that is laid the next deed is one that can be done, as long as there is one.
import { expect, it } from "vitest";
import { HOUR } from "../numbers/time.ts";
import { trialStart as at, did, masterOf, trialGround } from "../testing/trial.ts";
import { DEEDS_OF_ALL, deedsDone, festivalDeed } from "./festivalDeed.ts";

const ground = trialGround();
const maypole = "maypole" as const;
const bring = { kind: "celebrate", festival: maypole } as const;
const hand = { kind: "join", festival: maypole } as const;
const next = (farm: ReturnType<typeof masterOf>, now = at) => festivalDeed(farm, maypole, now);

it("brings what is there, takes a hand three times, sits down, and is done", () => {
  let farm = masterOf(ground, { barn: { sunflower: 12 } });
  expect(next(farm)).toBe("bring");
  farm = did(farm, ground, { ...bring, at });
  for (const nth of [0, 1, 2]) {
    expect(next(farm)).toBe("hand");
    farm = did(farm, ground, { ...hand, at: at + nth * 6 * HOUR });
  }
  const evening = at + 18 * HOUR;
  expect(next(farm, evening)).toBe("sit");
  expect(deedsDone(farm, maypole, evening)).toBe(4);
  farm = did(farm, ground, { kind: "sit", festival: maypole, at: evening });
  expect(next(farm, evening)).toBe("done");
  expect(deedsDone(farm, maypole, evening)).toBe(DEEDS_OF_ALL);
});

it("takes a hand before what is to be brought is there, and asks for that meanwhile", () => {
  const empty = masterOf(ground, { barn: { sunflower: 11 } });
  expect(next(empty)).toBe("hand");
  const once = did(empty, ground, { ...hand, at });
  expect(next(once)).toBe("bring");
  expect(next(once, at + 6 * HOUR)).toBe("hand");
});
