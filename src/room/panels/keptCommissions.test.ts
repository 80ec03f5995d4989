// Tests that cards are kept, each answer once, and that junk or a blocked storage stops nobody.
import { describe, expect, test } from "vitest";
import { KeptCommissions } from "./keptCommissions.ts";
import type { StringStorage } from "./keptModels.ts";

function memory(text: string | null = null): StringStorage {
  let held = text;
  return {
    getItem: () => held,
    setItem: (_, value) => {
      held = value;
    },
  };
}

const open = (shelf: StringStorage | null) => new KeptCommissions("k", shelf);
const answer = (commission: string, at: number) => ({ commission, room: "Kitchen", at });

describe("keptCommissions", () => {
  test("a card is taken on, answered and on the shelf, here and when the page is opened again", () => {
    const shelf = memory();
    const kept = open(shelf);
    kept.take("either-bank");
    expect(open(shelf).state().taken).toBe("either-bank");
    kept.answer(answer("either-bank", 1));
    kept.take("thin-walls");
    kept.answer(answer("thin-walls", 2));
    kept.answer(answer("either-bank", 3));
    const wanted = { taken: null, answered: [answer("either-bank", 3), answer("thin-walls", 2)] };
    expect(kept.state()).toEqual(wanted);
    expect(open(shelf).state()).toEqual(wanted);
  });

  test("it follows another tab", () => {
    const shelf = memory();
    const [mine, theirs] = [open(shelf), open(shelf)];
    mine.take("thin-walls");
    theirs.reread();
    expect(theirs.state().taken).toBe("thin-walls");
  });

  test.each([
    "{",
    "null",
    "[]",
    '{"taken":1,"answered":[]}',
    '{"taken":"../x","answered":[]}',
    '{"taken":null,"answered":[{}]}',
  ])("begins anew after junk: %s", (junk) => {
    const kept = open(memory(junk));
    expect(kept.state()).toEqual({ taken: null, answered: [] });
    kept.take("thin-walls");
    expect(kept.state().taken).toBe("thin-walls");
  });

  test("goes on where nothing can be read or written", () => {
    const blocked: StringStorage = {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("full");
      },
    };
    for (const shelf of [blocked, null]) {
      const kept = open(shelf);
      kept.take("thin-walls");
      expect(kept.state().taken).toBe("thin-walls");
    }
  });
});
