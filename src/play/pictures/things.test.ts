// The pictures of what is kept, made and built are drawn from their models, small, and told apart: `vitest -u` draws them anew.
import { describe, expect, it } from "vitest";
import { producerRules } from "../../farm/tables/producers.ts";
import { toolCosts, toolIds } from "../../farm/tables/tools.ts";
import { yardIds } from "../../farm/tables/yard.ts";
import { farmToolModels } from "../../models/farmTools/farmTools.ts";
import { goodModels, storeModels } from "../../models/goods/goodModels.ts";
import { keptModels } from "../../models/nature/keptModels.ts";
import type { Part } from "../../models/parts.ts";
import { yardModels } from "../../models/yard/yardModels.ts";
import { goodPictures } from "./goodPictures.ts";
import { keptPictures } from "./keptPictures.ts";
import { storePictures } from "./storePictures.ts";
import { drawSmall } from "./testing/drawSmall.ts";
import { pictureAsides } from "./testing/pictureAsides.ts";
import { toolPicture } from "./toolPictures.ts";
import { yardPictures } from "./yardPictures.ts";

type Row = readonly [folder: string, name: string, model: readonly Part[], shown: string];

const rows = (
  folder: string,
  models: Readonly<Record<string, readonly Part[]>>,
  shown: Readonly<Record<string, string>>,
): Row[] => Object.entries(models).map(([name, model]) => [folder, name, model, shown[name]!]);

const made = <K extends string>(models: Readonly<Record<K, () => Part[]>>) =>
  Object.fromEntries(Object.entries<() => Part[]>(models).map(([name, make]) => [name, make()]));

const yard = Object.fromEntries(
  Object.entries(yardModels).map(([name, make]) => [name, make({ season: "highSun", lit: false })]),
);

const things: readonly Row[] = [
  ...rows("kept", made(keptModels), keptPictures),
  ...rows("goods", made(goodModels), goodPictures),
  ...rows("stores", made(storeModels), storePictures),
  ...rows("yard", yard, yardPictures),
  ...toolIds.flatMap((tool) =>
    farmToolModels[tool].map(
      (make, rung): Row => ["tools", `${tool}-${rung}`, make(), toolPicture(tool, rung)],
    ),
  ),
];

const fileOf = (name: string) => name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);

describe("a small picture", () => {
  it.each(things)(
    "of %s/%s is what its model looks like, and short",
    async (folder, name, model, shown) => {
      const svg = drawSmall(name, model, pictureAsides[name.replace(/-\d$/, "")] ?? 0);
      await expect(svg).toMatchFileSnapshot(`./images/${folder}/${fileOf(name)}.svg`);
      expect(svg.length).toBeLessThanOrEqual(4_500);
      expect(shown).toContain(`${folder}/${fileOf(name)}.svg`);
    },
  );

  it("there is of everything that is kept, stands in the yard or can be bought for good", () => {
    expect(Object.keys(keptPictures)).toEqual(Object.keys(producerRules));
    expect(Object.keys(yardPictures).toSorted()).toEqual([...yardIds].toSorted());
    for (const tool of toolIds)
      for (let rung = 0; rung <= toolCosts[tool].length; rung++)
        expect(toolPicture(tool, rung)).toContain(`tools/${tool}-`);
  });

  it("is no other's", () => {
    expect(new Set(things.map(([, , , shown]) => shown)).size).toBe(things.length);
  });
});
