// The list of all farms: each with what can be done with it, by keys as by mouse, and those that were ended for thirty days.
import { refuse } from "@loamstead/lib/result.ts";
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useSyncExternalStore } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FarmSummary } from "../farms/farms.ts";
import { accountOnPage, farmHere, farmThere } from "../testing/accountOnPage.ts";
import { farmsOnPage } from "../testing/farmsOnPage.ts";
import { FarmsDialog } from "./FarmsDialog.tsx";

type Account = ReturnType<typeof accountOnPage>;
type Farms = ReturnType<typeof farmsOnPage>;
type ListProps = {
  readonly farms: Farms;
  readonly account: Account;
  readonly here: readonly FarmSummary[];
  readonly onOpen: (id: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

function List({ farms, account, ...props }: ListProps) {
  useSyncExternalStore(account.subscribe, account.state);
  return (
    <FarmsDialog
      open
      farms={{ ...farms, account }}
      played="farm-1"
      clock={(at) => (at < 30 ? "14:02" : `${at} May`)}
      {...props}
    />
  );
}

function openList(account: Account, here: readonly FarmSummary[]) {
  const farms = farmsOnPage();
  const on = { onOpen: vi.fn(), onRemove: vi.fn(), onClose: vi.fn() };
  mount(
    <>
      <List farms={farms} account={account} here={here} {...on} />
      <LiveRegion />
    </>,
  );
  return { farms, ...on };
}

const press = (name: string) => page.getByRole("button", { name, exact: true });
const entry = (name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const textOf = (name: string) => entry(name).element().textContent;
const quota = { used: 2, most: 3 };
const here = [farmHere("farm-1", 417, { name: "Cuckoo Leaze" }), farmHere("farm-2", 3)];
const farms = [
  farmThere("one", 417, { device: "farm-1", name: "Cuckoo Leaze" }),
  farmThere("two", 8, { seenAt: 40, seenOn: "Safari on iOS" }),
];

test.each([320, 1280])(
  "each farm says where it is, and when and on what it was played: %i",
  async (width) => {
    await page.viewport(width, 800);
    openList(accountOnPage({ quota, farms }), here);
    await expect.element(page.getByText(/^Your account has 2 of 3 farms/)).toBeVisible();
    expect(textOf("Cuckoo Leaze, field 417")).toMatch(
      /Open now. Level 3, with your account, and here. Played today 14:02, Firefox on Linux\./,
    );
    expect(textOf("Field 8")).toMatch(/Level 4, with your account. Played 40 May, Safari on iOS./);
    expect(textOf("Field 3")).toMatch(/Level 3, on this device only. Played today 14:02\./);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoViolations();
  },
);

test("one that only the account has is fetched, and opened", async () => {
  const account = accountOnPage({ quota, farms });
  const { onOpen, onClose } = openList(account, here);
  press("Bring it here: the farm on field 8").element().focus();
  await userEvent.keyboard("{Enter}");
  expect(account.fetch).toHaveBeenCalledExactlyOnceWith("two");
  await expect.poll(() => onOpen.mock.calls).toEqual([["here-two"]]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("one that cannot be fetched just now says so, and the list stays", async () => {
  const account = accountOnPage({ quota, farms });
  account.fetch.mockResolvedValueOnce(refuse({ kind: "unreachable" }) as never);
  const { onOpen } = openList(account, here);
  await press("Bring it here: the farm on field 8").click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "does not answer just now" }))
    .toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
  await expectNoViolations();
});

test("one is ended after a question, and can be brought back or deleted for good", async () => {
  const account = accountOnPage({ quota, farms });
  openList(account, here);
  await press("End: Cuckoo Leaze").click();
  await expect.element(page.getByRole("heading", { name: "End Cuckoo Leaze?" })).toBeVisible();
  await press("Keep it").click();
  expect(account.remove).not.toHaveBeenCalled();
  await press("End: Cuckoo Leaze").click();
  await press("End it").click();
  expect(account.remove).toHaveBeenCalledExactlyOnceWith("one");
  const gone = { id: "one", field: 417, name: "Cuckoo Leaze", deletedAt: 1, goesAt: 31 };
  account.set({ farms: farms.slice(1), deleted: [gone] });
  await expect.element(page.getByText("Can be brought back until 31 May")).toBeVisible();
  await expectNoViolations();
  await press("Bring back: Cuckoo Leaze").click();
  expect(account.bringBack).toHaveBeenCalledExactlyOnceWith("one");
  await press("Delete for good: Cuckoo Leaze").click();
  expect(account.purge).toHaveBeenCalledExactlyOnceWith("one");
});

test("whoever declined at first may keep a farm with the account later", async () => {
  const account = accountOnPage({ quota, farms });
  openList(account, here);
  await press("Keep with account: the farm on field 3").click();
  expect(account.claim).toHaveBeenCalledExactlyOnceWith(["farm-2"]);
});

test("the open one is put away as its own dialog says, another one at once", async () => {
  const { farms: device, onRemove } = openList(accountOnPage({ at: "signedOut" }), here);
  await device.begin(417);
  await device.begin(3);
  await expect.element(page.getByText(/^They are kept on this device/)).toBeVisible();
  await press("Put away: the farm on field 3").click();
  expect((await device.list()).map(({ id }) => id)).toEqual(["farm-1"]);
  await press("Put away: Cuckoo Leaze").click();
  expect(onRemove).toHaveBeenCalledOnce();
});
