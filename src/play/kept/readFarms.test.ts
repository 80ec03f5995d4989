// Another page sees the farms of the device as they stand, and hears when something is made on one.
import { expect, it, vi } from "vitest";
import { farmsOnPage } from "../testing/farmsOnPage.ts";
import { readFarms } from "./readFarms.ts";

it("reads every farm, begins none, and tells what is done on them", async () => {
  const farms = farmsOnPage();
  expect((await readFarms(farms)).farms()).toEqual([]);
  expect(await farms.list()).toEqual([]);

  const [one] = [await farms.begin(417), await farms.begin(3)];
  const kept = await readFarms(farms);
  expect(kept.farms().map(({ ground }) => ground.field)).toEqual([417, 3]);
  const heard = vi.fn();
  kept.subscribe(heard);
  one.act({ kind: "sow", plots: 1, what: "sunflower" });
  expect(heard).toHaveBeenCalledOnce();
  expect(kept.farms()[0]!.farm.plots[0]!.sown?.what).toBe("sunflower");
  kept.close();
  one.act({ kind: "water", plots: 1 });
  expect(heard).toHaveBeenCalledOnce();
});
