// Of many bags of seed the last ones fade out at the edge: there are more, and a chosen one stands clear of it.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { masterOf, trialGround } from "../../farm/testing/trial.ts";
import { Shelf } from "./Shelf.tsx";

const farm = masterOf(trialGround());
const nothing = () => {};

function OnPage() {
  const [seed, choose] = useState<Seed>("sunflower");
  return (
    <main>
      <button type="button" onClick={() => choose("leek")}>
        Leek, by key
      </button>
      <Shelf farm={farm} tool={null} seed={seed} onTool={nothing} onSeed={choose} />
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
