// What was made of a harvest: the list says of what, and the plan shows the brass tack.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { catalogueWith } from "../catalogue/index.ts";
import { EditorContext } from "../editor/EditorContext.ts";
import { testEditor } from "../editor/testing/testEditor.ts";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { openMade } from "../owned/openMade.ts";
import { PlacedList } from "../panels/PlacedList.tsx";
import { PlanView } from "./PlanView.tsx";

test("a made piece has its mark in the list and on the plan, and one that is not is borrowed", async () => {
  await page.viewport(900, 700);
  const ground = trialGround();
  const book = { "piece bad-chair": { n: 1, first: trialStart } };
  const farms = () => [{ ground, farm: trialFarm(ground, { book }) }];
  const made = openMade({
    openFarms: async () => ({ farms, subscribe: () => () => {}, close: () => {} }),
    draw: async () => null,
    newUrl: () => "",
    freeUrl: () => {},
  });
  await made.ready;
  const room = withItems(bareRoom(), [
    thing("a", "bad-chair", floorPlace(4, 4)),
    thing("b", "bad-chair", floorPlace(12, 4)),
    thing("c", "dish-pea-soup", floorPlace(20, 4)),
  ]);
  const { editor } = testEditor(room, catalogueWith(new Map(), made.here));
  const { host } = mount(
    <EditorContext value={editor}>
      <main>
        <h1>Kitchen</h1>
        <PlacedList />
        <PlanView />
      </main>
    </EditorContext>,
  );
  const rows = page.getByRole("treeitem", { name: /Bad chair/ });
  await expect
    .element(rows.first())
    .toHaveAccessibleName(/made from 1 timber of field 417, Seedtime 2026/);
  await expect.element(rows.nth(1)).not.toHaveAccessibleName(/made from/);
  await expect
    .element(page.getByRole("treeitem", { name: /Pea soup/ }))
    .toHaveAccessibleName(/borrowed/);
  const tacks = () => host.querySelectorAll("svg circle[class*=tack]");
  await expect.poll(() => tacks().length).toBe(1);
  // On the piece, but not in its middle, where it would hide one that is small.
  const [mark, piece] = [
    tacks()[0]!,
    tacks()[0]!.parentElement!.querySelector("[class*=edge]")!,
  ].map((element) => element.getBoundingClientRect());
  const [x, y] = [piece!.x + piece!.width / 2, piece!.y + piece!.height / 2];
  expect([mark!.left > piece!.left, mark!.right < piece!.right]).toEqual([true, true]);
  expect([mark!.left > x || mark!.right < x, mark!.top > y || mark!.bottom < y]).toEqual([
    true,
    true,
  ]);
  await expectNoViolations();
});
