// What is seen on the green follows the farm: nothing on most days, the table of a festival, the pedlar on Saturdays, one's own table.
import { expect, it, test } from "vitest";
import { DAY, HOUR } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { festivalOf } from "../../../farm/tables/festivals.ts";
import { did, masterOf, trialGround } from "../../../farm/testing/trial.ts";
import { greenLookOf } from "./greenLook.ts";

const ground = trialGround();
const may = Date.UTC(2026, 4, 4, 9);
const fresh = masterOf(ground, { barn: { ...festivalOf("maypole").brings, leek: 9 } });
const look = (farm: Farm, at: number, shown?: Parameters<typeof greenLookOf>[3]) =>
  greenLookOf(ground, farm, at, shown);

test("there is no green on a day of the week without a festival", () => {
  expect(look(fresh, Date.UTC(2026, 3, 15, 9))).toBeNull();
});

test("the pedlar stands there on a Saturday until he has dealt", () => {
  const saturday = Date.UTC(2026, 3, 18, 9);
  expect(look(fresh, saturday)).toMatchObject({ stands: "pedlar", guests: ["pedlar"] });
  expect(look({ ...fresh, pedlarAt: saturday }, saturday + HOUR)).toBeNull();
});

test("the pedlar passes by on a Saturday on which a festival has the green, and by evening is gone", () => {
  const saturday = Date.UTC(2026, 4, 9, 9);
  const isHere = (farm: Farm, at: number, shown?: { readonly isEvening: boolean }) =>
    look(farm, at, shown)!.guests.includes("pedlar");
  expect(isHere(fresh, may)).toBe(false);
  expect(look(fresh, saturday)).toMatchObject({
    stands: "maypole",
    guests: ["schoolmistress", "cartersGirl", "pedlar"],
  });
  expect(isHere(fresh, saturday, { isEvening: true })).toBe(false);
  expect(isHere({ ...fresh, pedlarAt: saturday }, saturday)).toBe(false);
});

it("grows by each hand, and all come in the evening", () => {
  expect(look(fresh, may)).toMatchObject({
    stands: "maypole",
    hands: 0,
    isBrought: false,
    guests: ["schoolmistress", "cartersGirl"],
  });
  const brought = did(fresh, ground, { kind: "celebrate", festival: "maypole", at: may });
  expect(look(brought, may)).toMatchObject({ hands: 0, isBrought: true });
  const once = did(brought, ground, { kind: "join", festival: "maypole", at: may });
  expect(look(once, may)).toMatchObject({ hands: 1, isEvening: false });
  expect(look(once, may)!.guests.length).toBe(3);
  expect(look(once, may, { isEvening: true })).toMatchObject({ hands: 1, isEvening: true });
  expect(look(once, may, { isEvening: true })!.guests.length).toBe(5);
  const thrice = did(
    once,
    ground,
    { kind: "join", festival: "maypole", at: may + 6 * HOUR },
    { kind: "join", festival: "maypole", at: may + 12 * HOUR },
  );
  const sat = did(thrice, ground, { kind: "sit", festival: "maypole", at: may + DAY });
  expect(look(sat, may + DAY)!.guests.length).toBe(5);
  expect(look(sat, Date.UTC(2027, 4, 4))).toMatchObject({ hands: 0, isBrought: false });
});

it("shows of two tables the newer at which one has not sat, and the other where it is asked for", () => {
  // Lantern Week and Midwinter.
  const at = Date.UTC(2026, 11, 23, 9);
  const stands = (farm: Farm, feast?: "lanterns" | "maypole") =>
    look(farm, at, feast && { feast })!.stands;
  expect(stands(fresh)).toBe("midwinter");
  expect(stands(fresh, "lanterns")).toBe("lanterns");
  expect(stands(fresh, "maypole")).toBe("midwinter");
  const began = at - 2 * DAY - 9 * HOUR;
  const book = { "feast midwinter": { n: 1, first: at, best: began / DAY } };
  expect(stands({ ...fresh, book })).toBe("lanterns");
});

test("on the scales lie the three that are heaviest for their kind, as large as they are", () => {
  const entry = (best: number) => ({ n: 1, first: may, best });
  const book = {
    "crop leek": entry(560),
    "crop pumpkin": entry(9_400),
    "crop carrot": entry(40),
    "crop pea": entry(120),
  };
  const { weighed } = look({ ...fresh, book }, Date.UTC(2026, 8, 23, 9))!;
  expect(weighed.map(({ crop }) => crop)).toEqual(["leek", "pea", "pumpkin"]);
  expect(weighed[0]!.size).toBeGreaterThan(weighed[1]!.size);
  expect(weighed[2]!.size).toBe(1);
  expect(look({ ...fresh, book }, may)!.weighed).toEqual([]);
});

test("one's own table stands there by itself, with the pedlar on Saturdays and with guests in the evening", () => {
  const april = Date.UTC(2026, 3, 15, 9);
  const home: Farm = {
    ...fresh,
    book: { "yard longTable": { n: 1, first: april } },
    stories: { tansy: 99 },
  };
  expect(look(home, april)).toMatchObject({ stands: "harvestHome", guests: [], hasMule: false });
  expect(look(home, april, { isEvening: true })!.guests).toEqual(["hen", "tansy"]);
  const saturday = april + 3 * DAY;
  expect(look(home, saturday)).toMatchObject({ guests: ["pedlar"], hasMule: true });
  expect(look(home, saturday, { isEvening: true })).toMatchObject({ hasMule: false });
  // A festival comes first, and one's own table where it is asked for.
  expect(look(home, may)!.stands).toBe("maypole");
  expect(look(home, may, { feast: "harvestHome" })!.stands).toBe("harvestHome");
});

test("Peascod has his hat on the green as soon as he has it on his letters", () => {
  const [bare, hatted] = [8, 9].map((peascod) => look({ ...fresh, stories: { peascod } }, may)!);
  expect([bare!.isPeascodHatted, hatted!.isPeascodHatted]).toEqual([false, true]);
});
