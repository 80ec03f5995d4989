// Lets a browser test see the page as another visitor does: by night, without motion, in forced colours, on paper.
import type {} from "@vitest/browser-playwright";
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

export type Media = {
  "prefers-color-scheme"?: "light" | "dark";
  "prefers-reduced-motion"?: "reduce" | "no-preference";
  "forced-colors"?: "active" | "none";
  "prefers-contrast"?: "more" | "no-preference";
};

export async function emulate(seenAs: Media, media: "screen" | "print" = "screen"): Promise<void> {
  const features = Object.entries(seenAs).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { media, features });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  });
}
