// The farm that a page goes on with is opened before the page has come to life, once, and is no other than what its address asks for.
import { expect, onTestFinished, test } from "vitest";
import site from "../../../site.config.ts";
import { openAhead, takeFirst } from "./openFirst.ts";

const go = (search: string) => history.replaceState(null, "", search);

test("what was opened ahead is taken once, and only by the page whose address asked for it", async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, "", href));
  go("?field=3");
  openAhead(null);
  openAhead(null);
  const early = await takeFirst(null);
  expect(early.farm.ground.field).toBe(3);
  const next = await takeFirst(null);
  expect(next.farms).not.toBe(early.farms);
  early.farms.close();
  next.farms.close();

  openAhead(null);
  const last = site.collection.size - 1;
  go(`?field=${last}`);
  const other = await takeFirst(null);
  expect(other.farm.ground.field).toBe(last);
  other.farms.close();
});
