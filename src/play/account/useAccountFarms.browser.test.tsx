// What comes from the account is told from what was here, and a farm that leaves the list is left for the next one.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { FarmSummary, OpenFarm } from "../farms/farms.ts";
import { accountOnPage, farmHere, farmThere } from "../testing/accountOnPage.ts";
import { farmsOnPage } from "../testing/farmsOnPage.ts";
import { useAccountFarms } from "./useAccountFarms.ts";

type ProbeProps = {
  readonly farms: ReturnType<typeof farmsOnPage>;
  readonly played: OpenFarm;
  readonly listed: readonly FarmSummary[];
  readonly holder: string | null;
  readonly onLeft: (next: FarmSummary | null, field: number) => void;
};

function Probe(props: ProbeProps) {
  const { came, left } = useAccountFarms(props);
  return (
    <main>
      {came ? `came ${came.id}` : "none came"},{" "}
      {left ? `left ${left.field} ${left.ended ?? "for another account"}` : "stays"}
    </main>
  );
}

const quota = { used: 1, most: 3 };

async function probe(holder: string | null) {
  const account = accountOnPage({ at: "syncing" });
  const farms = { ...farmsOnPage(), account };
  const played = await farms.begin(417);
  const onLeft = vi.fn();
  const props = { farms, played, holder, onLeft };
  const { render } = mount(<Probe {...props} listed={[farmHere(played.id, 417)]} />);
  const show = (listed: readonly FarmSummary[], as = holder) =>
    render(<Probe {...props} holder={as} listed={listed} />);
  return { account, show, onLeft, mine: farmHere(played.id, 417) };
}

test("a farm that came while the page was open is told, one that was here before is not", async () => {
  const { account, show, mine } = await probe("0xa");
  account.set({ at: "kept", quota, farms: [farmThere("one", 417, { device: mine.id })] });
  await expect.element(page.getByText("none came, stays")).toBeVisible();
  const came = farmThere("two", 8, { device: "account-two" });
  account.set({ farms: [farmThere("one", 417, { device: mine.id }), came] });
  show([mine, farmHere("account-two", 8)]);
  await expect.element(page.getByText("came two, stays")).toBeVisible();
});

test("a farm that was ended elsewhere is left, and can be brought back", async () => {
  const { account, show, onLeft, mine } = await probe("0xa");
  const other = farmHere("b", 3);
  account.set({ at: "kept", quota, farms: [farmThere("one", 417, { device: mine.id })] });
  show([mine, other]);
  account.set({
    farms: [],
    deleted: [{ id: "one", field: 417, name: null, deletedAt: 1, goesAt: 2 }],
  });
  show([other]);
  await expect.element(page.getByText("none came, left 417 one")).toBeVisible();
  expect(onLeft).toHaveBeenCalledExactlyOnceWith(other, 417);
});

test("another account goes on with a farm of its own", async () => {
  const { account, show, onLeft, mine } = await probe("0xa");
  account.set({ at: "kept", quota });
  const listed = [mine];
  show(listed);
  // They are known before what is listed for them.
  show(listed, "0xb");
  account.set({ at: "syncing" });
  show([], "0xb");
  await expect.element(page.getByText("none came, left 417 for another account")).toBeVisible();
  expect(onLeft).toHaveBeenCalledExactlyOnceWith(null, 417);
});

test("a farm that was put away on this device alone is told of by whoever did it", async () => {
  const { account, show, onLeft, mine } = await probe("0xa");
  account.set({ at: "kept", quota, farms: [farmThere("one", 417, { device: mine.id })] });
  show([mine]);
  show([]);
  await expect.element(page.getByText("none came, stays")).toBeVisible();
  expect(onLeft).not.toHaveBeenCalled();
});
