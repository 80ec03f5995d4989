// The other farms of the menu are told apart, also where two stand on one field, and one that only the account has is brought here.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldGround } from "../../farm/testing/trial.ts";
import type { ListedFarm } from "../account/listFarms.ts";
import { FarmMenu } from "./FarmMenu.tsx";

const farm = (
  field: number,
  id: string,
  at: number,
  own: Partial<ListedFarm> = {},
): ListedFarm => ({
  key: id,
  device: id,
  there: null,
  field,
  name: null,
  level: 3,
  at,
  on: null,
  ...own,
});
const nothing = () => {};
const ways = {
  onOpen: nothing,
  onFetch: nothing,
  onFarms: nothing,
  onAnother: nothing,
  onMove: nothing,
  onFile: nothing,
  onTake: nothing,
  onTimes: nothing,
  onYear: nothing,
  film: null,
  onRemove: nothing,
  onKeys: nothing,
  onSit: nothing,
};
const ground = fieldGround(417);
const textOf = (at: number) => page.getByRole("menuitem").elements()[at]!.textContent;

test("each farm says when it was played and on what, by which two on one field are told apart", async () => {
  const others = [
    farm(417, "one", 1),
    farm(3, "two", 2, { there: "b", on: "Firefox on Linux" }),
    farm(8, "three", 3, { device: null, there: "c", on: "Safari on iOS" }),
  ];
  mount(
    <FarmMenu ground={ground} name={null} others={others} clock={(at) => `${at} May`} {...ways} />,
  );
  await page.getByRole("button", { name: /^Field 417/ }).click();
  expect([0, 1, 2].map(textOf)).toEqual([
    "Field 417, level 3played 1 May",
    "Field 3, level 3played 2 May, Firefox on Linux",
    "Field 8, level 3played 3 May, Safari on iOS, with your account",
  ]);
  await expectNoViolations();
});

test("a farm goes by the name on its board, and then by its field", async () => {
  const others = [farm(3, "two", 2, { name: "Honey Stile" })];
  mount(
    <FarmMenu ground={ground} name="Cuckoo Wick" others={others} clock={() => "14:02"} {...ways} />,
  );
  await page.getByRole("button", { name: /^Cuckoo Wick, field 417/ }).click();
  expect(textOf(0)).toBe("Honey Stile, field 3, level 3played today 14:02");
});

test("by keys one is opened, and one that only the account has is asked for by its name there", async () => {
  const onOpen = vi.fn();
  const onFetch = vi.fn();
  const onFarms = vi.fn();
  const others = [
    farm(3, "two", 2),
    farm(8, "three", 3, { key: "c", device: null, there: "c", on: null }),
  ];
  mount(
    <FarmMenu
      ground={ground}
      name={null}
      others={others}
      clock={String}
      {...ways}
      onOpen={onOpen}
      onFetch={onFetch}
      onFarms={onFarms}
    />,
  );
  const tag = page.getByRole("button", { name: /^Field 417/ });
  tag.element().focus();
  const open = async (first: RegExp) => {
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("menuitem", { name: first })).toHaveFocus();
  };
  await open(/^Field 3/);
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("two");
  await open(/^Field 3/);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onFetch).toHaveBeenCalledExactlyOnceWith("c");
  await open(/^Field 3/);
  await userEvent.keyboard("your{Enter}");
  expect(onFarms).toHaveBeenCalledOnce();
});

test("a farm of a month or a year has a film, and a younger one has none", async () => {
  const onYear = vi.fn();
  const other = { name: null, others: [], clock: String, ...ways, onYear } as const;
  const { render } = mount(<FarmMenu ground={ground} {...other} />);
  await page.getByRole("button", { name: /^Field 417/ }).click();
  const film = page.getByRole("menuitem", { name: /minute|seconds/ });
  expect(film.query()).toBeNull();
  render(<FarmMenu ground={ground} {...other} film="month" />);
  await expect.element(film).toHaveTextContent("A month in five seconds");
  render(<FarmMenu ground={ground} {...other} film="year" />);
  await userEvent.click(film);
  expect(onYear).toHaveBeenCalledOnce();
});
