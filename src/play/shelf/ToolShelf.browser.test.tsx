// Of many bags of seed the last ones fade out at the edge: there are more, and a chosen one stands clear of it.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { masterOf, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { clockAt } from "../view/clock.ts";
import { ToolShelf } from "./ToolShelf.tsx";

const farm = masterOf(trialGround());
const nothing = () => {};

function OnPage() {
  const [seed, choose] = useState<Seed>("sunflower");
  return (
    <main>
      <button type="button" onClick={() => choose("leek")}>
        Leek, by key
      </button>
      <ToolShelf farm={farm} tool={null} seed={seed} onTool={nothing} onSeed={choose} />
    </main>
  );
}

for (const width of [390, 1280])
  test(`at ${width} a bag beyond the edge comes clear of where they fade`, async () => {
    await page.viewport(width, 800);
    mount(<OnPage />);
    const bags = page.getByRole("group", { name: "Seeds" }).element();
    const fade = Number.parseFloat(getComputedStyle(bags).paddingInlineEnd);
    expect(getComputedStyle(bags).maskImage).toContain("linear-gradient");
    expect(fade).toBeGreaterThan(20);
    await page.getByRole("button", { name: "Leek, by key" }).click();
    const bag = page.getByRole("button", { name: /^Leek \d/ }).element();
    const edge = bags.getBoundingClientRect().right - fade;
    await expect.poll(() => bag.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
  });

test("who says when they are back has first what is ready by then, the longest before all", async () => {
  await page.viewport(1280, 800);
  const bed = { ground: trialGround(), farm, now: trialStart };
  const back = { bed, clock: clockAt(trialStart), visits: [] };
  mount(
    <main>
      <ToolShelf farm={farm} tool={null} seed="pea" onTool={nothing} onSeed={nothing} back={back} />
    </main>,
  );
  const first = () => document.querySelector<HTMLElement>("[data-seed]")!;
  expect(first().dataset.seed).toBe("sunflower");
  await page.getByRole("combobox", { name: "When are you back?" }).selectOptions("Soon");
  await expect.poll(() => first().dataset.seed).toBe("carrot");
  expect(first().title).toMatch(/^Ready \d\d:\d\d if watered now, \d\d:\d\d if dry$/);
  expect(document.querySelectorAll("[data-seed][data-late]").length).toBeGreaterThan(5);
  await expectNoViolations();
});

test("on a bag is the face of whoever asks for its crop, and it is said", async () => {
  await page.viewport(1280, 800);
  const [letter] = farm.letters;
  const asking = {
    ...farm,
    letters: [
      { ...letter!, villager: "vet", good: "pea" },
      { ...letter!, villager: "ferryman", good: "pea", n: letter!.n + 1 },
    ],
  } as const;
  const back = {
    bed: { ground: trialGround(), farm: asking, now: trialStart },
    clock: clockAt(trialStart),
    visits: [],
  };
  mount(
    <main>
      <ToolShelf
        farm={asking}
        tool={null}
        seed="pea"
        onTool={nothing}
        onSeed={nothing}
        back={back}
      />
    </main>,
  );
  const pea = page.getByRole("button", { name: /^Pea .* Asked for by the vet and the ferryman$/ });
  await expect.element(pea).toHaveAttribute("title", "Asked for by the vet and the ferryman");
  const faces = (bag: Element) =>
    [...bag.querySelectorAll("img")].slice(1).map(({ src }) => src.replace(/^.*\/|\?.*$/g, ""));
  expect(faces(pea.element())).toEqual(["vet.svg", "ferryman.svg"]);
  expect(faces(page.getByRole("button", { name: /^Carrot / }).element())).toEqual([]);
  await expectNoViolations();
});
