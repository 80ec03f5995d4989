// The other instruments of the front page: pressed by a mouse, by keys alone and by a finger; each says in words what it is now.
import { arrive } from "./arrive.ts";
import type { Step } from "./step.ts";
import { button } from "./things.ts";
import type { Thing, Visitor } from "./visitor.ts";

const lamps: Thing = { of: "#content [role=switch]", named: "Lamps" };
const stove: Thing = { of: "#content [role=switch]", named: "Stove" };
const roll = button("Roll", "#alphafields");
const compare = button("Compare", "#alphafields");
const saturday = button("Sat", "#flexiblegameplay");
const sound: Thing = { of: "#content button", named: "Sound" };
const map: Thing = { of: "#world [role=application]", named: "Map of the country" };
const toMap: Thing = { of: "#world p a", named: "Look at it on the map" };
const beside: Thing = { of: "#alphafields [role=status]", named: "Field" };

/** How one of them is pressed. */
type Hand = (visitor: Visitor, thing: Thing) => Promise<void>;

const byMouse: Hand = (visitor, thing) => visitor.click(thing);
const byFinger: Hand = (visitor, thing) => visitor.touch(thing);
const byKeys: Hand = async (visitor, thing) => {
  await visitor.see(thing);
  await visitor.tabTo(thing);
  await visitor.press(" ");
};

/** What a thing says of itself, by its name and the state that is told with it. */
const stateOf = (visitor: Visitor, { of, named }: Thing) =>
  visitor.eval(
    (selector, name) => {
      const nameOf = (element: Element) =>
        element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent;
      const thing = [...document.querySelectorAll(selector)].find((each) =>
        nameOf(each).replace(/\s+/g, " ").trim().startsWith(name),
      );
      const said = ["aria-checked", "aria-pressed", "aria-selected"];
      return said.map((each) => thing?.getAttribute(each)).find((each) => each) ?? "";
    },
    of,
    named,
  );

/** Used until it is heard: what has only been printed yet hears nothing. */
async function turn(visitor: Visitor, hand: Hand, thing: Thing, told: string): Promise<void> {
  await visitor.until(`"${thing.named}" is said to be ${told}`, async () => {
    if ((await stateOf(visitor, thing)) === told) return true;
    await hand(visitor, thing);
    return (await stateOf(visitor, thing)) === told;
  });
}

const dialled = (visitor: Visitor) =>
  visitor.eval(() =>
    [...document.querySelectorAll("#alphafields [role=spinbutton]")]
      .map((drum) => drum.getAttribute("aria-valuenow"))
      .join(""),
  );

/** Whether the picture of the room says that its stove is out. */
const isCold = (visitor: Visitor) =>
  visitor.eval(() => [...document.images].some(({ alt }) => /stove is out/.test(alt)));

async function useAll(visitor: Visitor, hand: Hand): Promise<void> {
  await arrive(visitor, "/");
  const before = await dialled(visitor);
  await visitor.until("the drums were rolled", async () => {
    await hand(visitor, roll);
    return (await dialled(visitor)) !== before;
  });
  await turn(visitor, hand, compare, "true");
  await visitor.see(beside);
  await turn(visitor, hand, compare, "false");

  await turn(visitor, hand, saturday, "false");
  await visitor.see({ of: "#flexiblegameplay [role=status] p", named: "Without Saturday" });
  await turn(visitor, hand, saturday, "true");

  await turn(visitor, hand, lamps, "false");
  await turn(visitor, hand, stove, "false");
  await visitor.until("the stove is said to be out", () => isCold(visitor));
  await turn(visitor, hand, lamps, "true");

  // It is there once somebody has touched the page.
  await visitor.see(sound);
  await turn(visitor, hand, sound, "true");
  await turn(visitor, hand, sound, "false");
}

/** Once it lives, keys walk on it from the market cross, and a slip tells where they are. */
async function walkMap(visitor: Visitor): Promise<void> {
  await arrive(visitor, "/");
  // It comes to life for whoever has shown up, and is near.
  await visitor.press("Shift");
  await visitor.until("the map is alive", async () => {
    if (await visitor.isShown(map)) return true;
    await visitor.eval(() =>
      document.getElementById("world")!.scrollIntoView({ behavior: "instant" }),
    );
    return false;
  });
  await visitor.tabTo(map);
  await visitor.press("ArrowRight");
  await visitor.see(toMap);
  const told = () =>
    visitor.eval(() => document.querySelector("#world p:has(> a)")?.textContent ?? "");
  const first = await told();
  await visitor.press("ArrowDown");
  await visitor.until("the slip tells of another field", async () => (await told()) !== first);
}

export const moreInstruments: readonly Step[] = [
  {
    name: "dial, days, lamps, stove and sound answer to the mouse, and say so",
    isLong: true,
    go: (visitor) => useAll(visitor, byMouse),
  },
  {
    name: "dial, days, lamps, stove and sound answer to keys alone, and say so",
    isLong: true,
    go: (visitor) => useAll(visitor, byKeys),
  },
  {
    name: "dial, days, lamps, stove and sound answer to a finger, and say so",
    isLong: true,
    go: (visitor) => useAll(visitor, byFinger),
  },
  {
    name: "the map of the front page is walked by keys alone, and tells where one is",
    isLong: true,
    go: walkMap,
  },
];
