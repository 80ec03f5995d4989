import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MINUTE } from "../../farm/numbers/time.ts";
import { openedOnPage } from "../../play/testing/index.ts";
import { Overview } from "./Overview.tsx";
import { SownBed } from "./SownBed.tsx";

const bed = () => page.getByRole("region", { name: /^Your bed on field \d+$/ });
const plots = () => bed().getByRole("button", { name: /^Row|plot/ });

test("a press digs the visitor's own farm up, and what is sown there is kept", async () => {
  mount(<Overview />);
  await page.getByRole("button", { name: "Sow one here" }).click();
  await expect.element(bed()).toBeVisible();
  await expect.element(bed().getByText("Press here.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Sow one here" })).not.toBeInTheDocument();
  await plots().first().click();
  await expect.element(bed().getByText(/^Ready in /)).toBeVisible();
  await expect
    .element(bed().getByRole("link", { name: "The whole farm" }))
    .toHaveAttribute("href", "/play");
});

test("by keys alone: sown, watered, brought in; the barn says so, and the sowing could be undone", async () => {
  const played = openedOnPage();
  const onOpen = vi.fn();
  mount(
    <main>
      <SownBed
        takesFocus
        onOpen={onOpen}
        open={async () => ({ played, missed: "Another farm was here.", close: () => {} })}
      />
    </main>,
  );
  await expect.element(plots().first()).toBeVisible();
  expect(onOpen).toHaveBeenCalled();
  const first = () => plots().first().element() as HTMLElement;
  const standing = () => first().dataset.standing;
  const missed = bed().getByText("Another farm was here.");
  await expect.element(missed).toBeVisible();
  first().focus();
  await userEvent.keyboard("{Enter}");
  expect(missed.elements()).toEqual([]);
  expect(standing()).toBe("dry");
  await expect.element(bed().getByRole("button", { name: /^Undo sowing/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(standing()).toBe("moist");
  played.pass(2 * MINUTE);
  await expect.poll(standing).toBe("ready");
  await expectNoViolations();
  await userEvent.keyboard("{Enter}");
  expect(standing()).toBe("empty");
  await expect.element(bed().getByText(/^Barn: [1-9]\d* of 120$/)).toBeVisible();
});

test("a page that is left while the farm is being opened closes it again", async () => {
  const close = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { unmount } = mount(
    <SownBed
      takesFocus
      onOpen={() => {}}
      open={async () => {
        await promise;
        return { played: openedOnPage(), missed: null, close };
      }}
    />,
  );
  unmount();
  resolve();
  await expect.poll(() => close.mock.calls.length).toBeGreaterThan(0);
});

test("for whoever has a farm the bed is simply there, and takes no focus", async () => {
  localStorage.setItem("last-farm", JSON.stringify({ field: 44, ready: [] }));
  onTestFinished(() => localStorage.removeItem("last-farm"));
  mount(<Overview />);
  await expect.element(bed()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
