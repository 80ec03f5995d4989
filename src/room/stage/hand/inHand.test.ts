// What is held shows with all it carries, its plate says whether it may stand, and nothing is drawn twice.
import { describe, expect, test } from "vitest";
import { siteCatalogue as catalogue } from "../../catalogue/siteCatalogue.ts";
import { initialViewState } from "../../editor/viewSettings.ts";
import { floorPlace, onTop, thing } from "../../model/placed.ts";
import type { Item } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { EditorSession } from "../../session/editorSession.ts";
import { carryTo } from "../../session/held.ts";
import { createThingsSelector } from "../things/thingsShown.ts";
import { edgeNumbers, ghostShown, wouldBe } from "./inHand.ts";
import { dashes, plates } from "./marks.ts";

const table = thing("table", "farm-table", floorPlace(4, 4));
const kettle = thing("kettle", "copper-kettle", onTop("table", 1, 1));
const sofa = thing("sofa", "sofa", floorPlace(18, 18));
const document = withItems(bareRoom(), [table, kettle, sofa]);

const shown = (session: EditorSession) => ({
  look: initialViewState,
  walker: null,
  document: session.state().document,
  selection: session.state().selection,
  tool: session.state().tool,
});

describe("inHand", () => {
  test("the kettle goes where its table goes, turned as it is", () => {
    const moved = { ...table, turn: 1 as const, at: floorPlace(10, 10) };
    const held = wouldBe(document, catalogue, [moved]);
    expect([...held.keys()]).toEqual(["table", "kettle"]);
    const [on, under] = [held.get("kettle")!, held.get("table")!];
    expect(on.turn).toBe(1);
    expect(on.box.x0).toBeGreaterThanOrEqual(under.box.x0);
    expect(on.box.x1).toBeLessThanOrEqual(under.box.x1);
  });

  test("blocked or free is told by colour and by shape, and a free place is offered", () => {
    const session = new EditorSession(document, catalogue);
    session.pickUp(["table"]);
    const free = ghostShown(shown(session), catalogue).ghost;
    expect(free.isBlocked).toBe(false);
    expect(free.free).toHaveLength(0);
    session.carry(carryTo(floorPlace(17, 18)));
    const { ghost: blocked, held } = ghostShown(shown(session), catalogue);
    expect(blocked.isBlocked).toBe(true);
    expect(blocked.held).toHaveLength(2);
    expect(blocked.free).toHaveLength(2);
    expect(held.has("kettle")).toBe(true);
    expect(blocked.marks.some(({ colour }) => colour === plates.blocked.fill)).toBe(true);
    expect(blocked.marks.some(({ colour }) => colour === plates.free.fill)).toBe(true);
    expect(
      blocked.numbers.filter(({ isCurrent }) => isCurrent).map(({ number }) => number),
    ).toEqual([5, 5]);
  });

  test("nothing of the grid is there while nothing is held", () => {
    const session = new EditorSession(document, catalogue);
    expect(ghostShown(shown(session), catalogue).ghost).toMatchObject({ marks: [], numbers: [] });
    session.select(["sofa"]);
    expect(ghostShown(shown(session), catalogue).ghost.marks.length).toBeGreaterThan(0);
  });

  test("dashes fill an edge from end to end", () => {
    for (const length of [0.05, 0.25, 1, 3.75]) {
      const all = dashes(-length, length);
      expect(all[0]![0]).toBeCloseTo(-length);
      expect(all.at(-1)![1]).toBeCloseTo(length);
      for (let i = 1; i < all.length; i++) expect(all[i]![0]).toBeGreaterThan(all[i - 1]![1]);
    }
  });

  test("numbers run along both front edges from whichever side", () => {
    const size = { columns: 6, rows: 3, height: 17 };
    for (const quarter of [0, 1, 2, 3] as const) {
      const numbers = edgeNumbers(size, quarter, { x0: 8, z0: 4 });
      expect(numbers).toHaveLength(9);
      expect(numbers.filter(({ isCurrent }) => isCurrent).map(({ number }) => number)).toEqual([
        3, 2,
      ]);
    }
  });

  test("things that did not change keep their objects; a crowd is drawn lean", () => {
    const tell = createThingsSelector(catalogue);
    const none = { chosen: new Set<string>(), held: new Set<string>() };
    const before = tell(document, none);
    const chosen = tell(document, { ...none, chosen: new Set(["sofa"]) });
    expect(chosen.get("table")).toBe(before.get("table"));
    expect(chosen.get("sofa")).not.toBe(before.get("sofa"));
    expect(chosen.get("sofa")!.tone).toBe("chosen");
    expect(tell(document, { ...none, held: new Set(["table", "kettle"]) }).size).toBe(1);
    const many = Array.from({ length: 200 }, (_, i): Item => ({ ...sofa, id: `sofa-${i}` }));
    const crowd = tell(withItems(document, many), none);
    expect(crowd.get("sofa-0")!.wanted.detail).toBe("lean");
  });
});
