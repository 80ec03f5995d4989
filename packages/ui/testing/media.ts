// Lets a browser test see the page as another visitor does: by night, without motion, in forced colours.
import type {} from "@vitest/browser-playwright";
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

export type Media = {
  "prefers-color-scheme"?: "light" | "dark";
  "prefers-reduced-motion"?: "reduce" | "no-preference";
  "forced-colors"?: "active" | "none";
};

export async function emulate(media: Media): Promise<void> {
  const features = Object.entries(media).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  });
}
