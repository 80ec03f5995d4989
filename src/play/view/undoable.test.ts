// A sowing can be taken back for a minute, and only what is still there.
import { expect, it } from "vitest";
import { MINUTE } from "../../farm/numbers/time.ts";
import { did, start, trialFarm, trialGround } from "../../farm/testing/trial.ts";
import { undoable } from "./undoable.ts";

const ground = trialGround();
const sown = did(
  trialFarm(ground),
  ground,
  { kind: "sow", plots: 0b1, what: "pea", at: start },
  { kind: "sow", plots: 0b110, what: "sunflower", at: start + 1000 },
);

it("names the last sowing, then the one before it, then none", () => {
  expect(undoable(sown, start + 2000)).toEqual({
    of: start + 1000,
    what: "sunflower",
    plots: 0b110,
    until: start + 1000 + MINUTE,
  });
  const taken = did(sown, ground, { kind: "undo", of: start + 1000, at: start + 2000 });
  expect(undoable(taken, start + 3000)).toMatchObject({ of: start, what: "pea", plots: 0b1 });
  expect(undoable(taken, start + MINUTE + 1)).toBeNull();
  expect(undoable(trialFarm(ground), start)).toBeNull();
});
