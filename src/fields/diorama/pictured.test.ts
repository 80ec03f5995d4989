// Pictures have crops of their own: those that there were when they were published.
import { describe, expect, it } from "vitest";
import { modelCrops } from "../../models/crops/stages.ts";
import { heirloomCrop } from "../heirloomCrop.ts";
import { picturedCrops, picturedLikes } from "./pictured.ts";

describe("pictured crops", () => {
  it("are twelve that there are models of, with five for each soil among them", () => {
    expect(picturedCrops).toHaveLength(12);
    for (const crop of picturedCrops) expect(modelCrops).toContain(crop);
    for (const liked of Object.values(picturedLikes))
      for (const crop of liked) expect(picturedCrops).toContain(crop);
  });

  it("have the crop of every heirloom", () => {
    for (const crop of Object.values(heirloomCrop)) expect(picturedCrops).toContain(crop);
  });
});
