// The pictures of the crops are drawn from their models: `vitest -u` draws them anew.
import { describe, expect, it } from "vitest";
import { type CropStage, modelCrops, plantAt } from "../../models/crops/stages.ts";
import { toSvg } from "../../models/svg/toSvg.ts";
import { growingPictures, ripe } from "./pictures.ts";

const drawn = (title: string, stage: CropStage): string =>
  toSvg(plantAt(title as (typeof modelCrops)[number], stage, 3), {
    title,
    description: "",
    finest: 14,
    tones: 3,
    floor: null,
  }).svg;

describe("a small picture", () => {
  it.each(modelCrops)("of %s, ripe and growing, is what its model looks like", async (crop) => {
    await expect(drawn(crop, 4)).toMatchFileSnapshot(`./images/${crop}.svg`);
    await expect(drawn(crop, 3)).toMatchFileSnapshot(`./images/${crop}-growing.svg`);
    expect(ripe[crop]).toContain(crop);
    expect(growingPictures[crop]).toContain(crop);
  });

  it("of a sprout is what any sprout looks like", async () => {
    await expect(drawn("sunflower", 1)).toMatchFileSnapshot("./images/sprout.svg");
  });
});
