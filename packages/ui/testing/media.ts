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

const asItIs = { media: "", features: [] as { name: string; value: string }[] };
let emulated = asItIs;

export async function emulate(seenAs: Media, media: "screen" | "print" = "screen"): Promise<void> {
  const features = Object.entries(seenAs).map(([name, value]) => ({ name, value }));
  await see({ media, features });
  onTestFinished(() => see(asItIs));
}

/** Not told again where it is so already: all styles would be worked out anew. */
async function see(next: typeof asItIs): Promise<void> {
  if (JSON.stringify(next) === JSON.stringify(emulated)) return;
  emulated = next;
  await cdp().send("Emulation.setEmulatedMedia", next);
}
