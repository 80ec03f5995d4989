// Tests that coins fly while a row is pressed, thirty-five at most, and that none do where motion is unwelcome.
import { emulate } from "@loamstead/ui/testing/media.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dialogButton, openDialog } from "./testing/openDialog.tsx";

const coins = () => [
  ...document.querySelectorAll<HTMLImageElement>("dialog > [aria-hidden] > img"),
];

async function press(name: string) {
  const row = dialogButton(name).element();
  const { left, top } = row.getBoundingClientRect();
  const send = (type: string) =>
    row.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX: left + 20, clientY: top + 20 }),
    );
  send("pointerdown");
  return () => send("pointerup");
}

test("coins fly up to thirty-five, let everything be pressed, and come down", async () => {
  await openDialog({ coinBurst: true });
  await emulate({ "prefers-reduced-motion": "no-preference" });
  const release = await press("Rainbow");
  // Held in the air, so that a slow machine does not see the first come down before the last is up.
  const held = () => {
    const flying = coins();
    for (const coin of flying) for (const flight of coin.getAnimations()) flight.pause();
    return flying.length;
  };
  await expect.poll(held, { timeout: 10_000 }).toBe(35);
  const air = coins()[0]!.parentElement!;
  expect(getComputedStyle(air).pointerEvents).toBe("none");
  expect(document.querySelectorAll("dialog > [aria-hidden]:has(img)")).toHaveLength(1);
  release();
  for (const flight of air.getAnimations({ subtree: true })) flight.finish();
  await expect.poll(() => air.isConnected).toBe(false);
});

test("none fly where motion is unwelcome, or where nobody asked for them", async () => {
  await openDialog({ coinBurst: true });
  (await press("Rainbow"))();
  await userEvent.keyboard("{Escape}");
  expect(coins()).toEqual([]);
});
