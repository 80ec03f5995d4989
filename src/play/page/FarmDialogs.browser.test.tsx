// The menu's dialogs: which file becomes a farm, and where the keys are once another farm is open.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { useState, useSyncExternalStore } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Farms, OpenFarm } from "../farms/farms.ts";
import { farmsOnPage } from "../testing/farmsOnPage.ts";
import { type FarmDialogKind, FarmDialogs } from "./FarmDialogs.tsx";
import { useNextFarm } from "./useNextFarm.ts";

type Began = { readonly farms: Farms; readonly first: OpenFarm };

/** The tag of the field alone stands for its yard. */
function Page({ farms, first }: Began) {
  const [played, setPlayed] = useState(first);
  const [asking, setAsking] = useState<FarmDialogKind>(null);
  const stands = useSyncExternalStore(played.subscribe, () => played.ground.field);
  useNextFarm(`${played.id} on ${stands}`);
  const goTo = async (id: string) => {
    const next = await farms.open(id);
    if (next.ok) setPlayed(next.value);
  };
  return (
    <main tabIndex={-1}>
      <h1 key={`${played.id} on ${stands}`}>
        <button type="button" onClick={() => setAsking("take")}>
          Field {played.ground.field}
        </button>
        <button type="button" onClick={() => setAsking("another")}>
          Another
        </button>
        <button type="button" onClick={() => setAsking("move")}>
          Move
        </button>
      </h1>
      <FarmDialogs
        asking={asking}
        onAsking={setAsking}
        farms={farms}
        here={[]}
        played={played}
        onPlayed={setPlayed}
        onGone={() => {}}
        goTo={goTo}
      />
      <LiveRegion />
    </main>
  );
}

async function open(take: Farms["take"]) {
  const farms: Farms = { ...farmsOnPage(), take };
  const first = await farms.begin(417);
  mount(<Page farms={farms} first={first} />);
  return farms;
}

const file = page.getByLabelText("The file of a farm");
const small = (text: string): File => new File([text], "farm.json", { type: "application/json" });

test("a file is picked again once it was mended, and its farm has the keys", async () => {
  const take = vi.fn(async (text: string) =>
    text === "mended" ? accept("farm-2") : refuse({ kind: "wrong" as const, where: "field" }),
  );
  const farms = await open(take);
  await farms.begin(3);
  await page.getByRole("button", { name: "Field 417" }).click();
  await file.upload(small("broken"));
  await expect.element(page.getByText(/mistake is in field\.$/)).toBeVisible();
  // A browser tells only of another choice than the last one.
  expect((file.element() as HTMLInputElement).value).toBe("");
  await file.upload(small("mended"));
  await expect.element(page.getByRole("button", { name: "Field 3", exact: true })).toHaveFocus();
});

test("a file that is no longer there, and one that no farm comes to, are refused in words", async () => {
  const take = vi.fn(async () => accept("farm-1"));
  await open(take);
  await page.getByRole("button", { name: "Field 417" }).click();
  const gone = small("gone");
  vi.spyOn(Blob.prototype, "text").mockRejectedValueOnce(new DOMException("", "NotReadableError"));
  await file.upload(gone);
  await expect.element(page.getByText(/^That file could not be read/)).toBeVisible();
  vi.spyOn(File.prototype, "size", "get").mockReturnValue(3_000_000_000);
  await file.upload(small("a film"));
  await expect.element(page.getByText(/^That file is too large/)).toBeVisible();
  vi.restoreAllMocks();
  expect(take).not.toHaveBeenCalled();
});

test("a long log says what is being done with it, for as long as that is so", async () => {
  const taking = Promise.withResolvers<Awaited<ReturnType<Farms["take"]>>>();
  await open(() => taking.promise);
  await page.getByRole("button", { name: "Field 417" }).click();
  await file.upload(small("long"));
  const reading = page.getByText(/^What was done on that farm is done again/);
  await expect.element(reading).toBeVisible();
  taking.resolve(refuse({ kind: "full" }));
  await expect.element(page.getByText(/^There is no room left on this device/)).toBeVisible();
  await expect.element(reading).not.toBeInTheDocument();
});

test("a farm that is begun by keys has them", async () => {
  await open(vi.fn());
  page.getByRole("button", { name: "Another" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("textbox").fill("3");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Field 3", exact: true })).toHaveFocus();
});

test("a farm is moved by keys once in a season, is told so, and says why it cannot be again", async () => {
  const farms = await open(vi.fn());
  const heard = recordAnnouncements();
  const ask = async (number: string) => {
    page.getByRole("button", { name: "Move" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("textbox").fill(number);
    await userEvent.keyboard("{Enter}");
  };
  await ask("thirty");
  // Whoever does not see that something is wrong is led to it.
  const wrong = page.getByRole("textbox", { name: "Number of the field" });
  await expect.element(wrong).toHaveFocus();
  await expect.element(wrong).toHaveAccessibleDescription(/^Write a number from 0/);
  await wrong.fill("3");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Field 3", exact: true })).toHaveFocus();
  await expect.poll(() => heard().at(-1)).toMatch(/^Moved to field 3: /);
  expect((await farms.list()).map(({ field }) => field)).toEqual([3]);
  await ask("417");
  await expect
    .element(page.getByRole("textbox"))
    .toHaveAccessibleDescription(/^A farm moves once in a season\. It may again from 1 June/);
});
