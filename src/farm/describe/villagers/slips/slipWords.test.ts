// Slips are walked: a reason comes back once all were read, and beside another opening.
import { expect, it } from "vitest";
import { villagers } from "../../../tables/villagers.ts";
import { slips } from "./slips.ts";
import { slipWords } from "./slipWords.ts";

const SO_MANY = 120;
const walk = Array.from({ length: SO_MANY }, (_, part) => part);

it.each(villagers)(
  "%s gives no line of a slip twice in a row, and no pair twice within twelve",
  (villager) => {
    const read = walk.map((part) => slipWords(slips[villager], part));
    const pairs = read.map(({ opening, reason }) => `${opening} ${reason}`);
    for (const part of walk) {
      expect(pairs.indexOf(pairs[part]!), pairs[part]).toBe(part);
      expect(read.slice(Math.max(0, part - 11), part).map(({ reason }) => reason)).not.toContain(
        read[part]!.reason,
      );
      for (const line of ["opening", "thanks"] as const)
        expect(read[part]![line]).not.toBe(read[part - 1]?.[line]);
    }
  },
);

it("reads every line that somebody has", () => {
  const read = walk.map((part) => slipWords(slips.tansy, part));
  for (const [line, all] of [
    ["opening", slips.tansy.openings],
    ["reason", slips.tansy.reasons],
    ["thanks", slips.tansy.thanks],
  ] as const)
    expect(new Set(read.map((one) => one[line]))).toEqual(new Set(all));
});
