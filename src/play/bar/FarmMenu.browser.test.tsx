// The other farms of the menu are told apart, also where two stand on one field.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import type { FarmSummary } from "../farms/farms.ts";
import { FarmMenu } from "./FarmMenu.tsx";

const farm = (field: number, id: string, at: number): FarmSummary => ({
  id,
  field,
  begun: trialStart,
  at,
  level: 3,
  pence: 20,
  account: "none",
});
const nothing = () => {};
const ways = {
  onOpen: nothing,
  onAnother: nothing,
  onMove: nothing,
  onFile: nothing,
  onTake: nothing,
  onTimes: nothing,
  onRemove: nothing,
  onKeys: nothing,
};

test("farms on one field say when they were played, others need not", async () => {
  const others = [farm(417, "one", 1), farm(3, "two", 2), farm(8, "three", 3), farm(3, "four", 4)];
  mount(
    <FarmMenu
      ground={fieldGround(417)}
      name={null}
      others={others}
      clock={(at) => `at ${at}`}
      {...ways}
    />,
  );
  await page.getByRole("button", { name: /^Field 417/ }).click();
  const items = page.getByRole("menuitem").elements();
  expect(items.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    "Field 417, level 3, played at 1",
    "Field 3, level 3, played at 2",
    "Field 8, level 3",
    "Field 3, level 3, played at 4",
  ]);
});

test("a farm goes by the name on its board, and then by its field", async () => {
  const others = [{ ...farm(3, "two", 2), name: "Honey Stile" }];
  const ground = fieldGround(417);
  mount(<FarmMenu ground={ground} name="Cuckoo Wick" others={others} clock={String} {...ways} />);
  await page.getByRole("button", { name: /^Cuckoo Wick, field 417/ }).click();
  const [other] = page.getByRole("menuitem").elements();
  expect(other!.textContent).toBe("Honey Stile, field 3, level 3");
});
