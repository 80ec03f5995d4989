// The switch by pointer and key, as a button and in a menu, and what it says where there is no sound.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { Menu } from "@loamstead/ui/Menu.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SoundItem, SoundSwitch } from "./SoundSwitch.tsx";
import { createSiteSound } from "./siteSound.ts";

const quiet = { play: () => {}, around: () => {}, rest: () => {} };
const soundThat = (open: () => Promise<typeof quiet>) =>
  createSiteSound({
    storage: () => ({ getItem: () => null, setItem: () => {} }),
    open,
    onFirstTouch: () => {},
    onSeen: () => {},
  });

const button = () => page.getByRole("button", { name: "Sound" });

test("one choice, wherever it is made", async () => {
  const sound = soundThat(async () => quiet);
  mount(
    <main>
      <SoundSwitch sound={sound} />
      <Menu label="More">
        <SoundItem sound={sound} />
      </Menu>
      <LiveRegion />
    </main>,
  );
  await expect.element(button()).toHaveAttribute("aria-pressed", "false");
  await button().click();
  await expect.element(button()).toHaveAttribute("aria-pressed", "true");
  await expectNoViolations();
  await page.getByRole("button", { name: "More" }).click();
  await userEvent.keyboard("{Enter}");
  await expect.element(button()).toHaveAttribute("aria-pressed", "false");
  await expect.element(page.getByRole("status").getByText("Sound is off.")).toBeInTheDocument();
});

test("a browser without sound leaves it off, and says why", async () => {
  const sound = soundThat(() => Promise.reject(new Error("no sound card")));
  mount(
    <main>
      <SoundSwitch sound={sound} />
      <LiveRegion />
    </main>,
  );
  await button().click();
  await expect
    .element(page.getByRole("status").getByText("This browser has no sound to give."))
    .toBeInTheDocument();
  await expect.element(button()).toHaveAttribute("aria-pressed", "false");
});
