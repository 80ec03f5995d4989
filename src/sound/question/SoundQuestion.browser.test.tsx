// Asked once after there is something to hear, answered by either button, and not asked where somebody has chosen.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createSiteSound } from "../siteSound.ts";
import { SoundQuestion } from "./index.ts";

const quiet = { play: () => {}, around: () => {}, rest: () => {} };

function ask(kept: string | null = null) {
  const values = new Map(kept === null ? [] : [["sound", kept]]);
  const sound = createSiteSound({
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    }),
    open: async () => quiet,
    onFirstTouch: () => {},
    onSeen: () => {},
  });
  const again = () =>
    mount(
      <main>
        <SoundQuestion words="The farm can be heard: spade, hens, rain." sound={sound} />
        <LiveRegion />
      </main>,
    );
  again();
  return { sound, values, again };
}

const yes = () => page.getByRole("button", { name: "Let me hear it" });
const no = () => page.getByRole("button", { name: "Quietly, please" });

test("who wants to hear it hears it, and is not asked again", async () => {
  const { sound, values, again } = ask();
  await expectNoViolations();
  await yes().click();
  expect(sound.state().isOn).toBe(true);
  expect(values.get("sound")).toBe("on");
  await expect.element(yes()).not.toBeInTheDocument();
  again();
  await expect.element(no()).not.toBeInTheDocument();
});

test("who wants it quiet has it quiet", async () => {
  const { sound, values } = ask();
  await no().click();
  expect(sound.state().isOn).toBe(false);
  expect(values.get("sound")).toBe("off");
  await expect.element(no()).not.toBeInTheDocument();
});

test("who has chosen by the switch is not asked", async () => {
  ask("off");
  await expect.element(page.getByText("The farm can be heard")).not.toBeInTheDocument();
});
