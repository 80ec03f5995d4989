// Tests that each state of the kit can be reached and is accessible: by day and by night, narrow and wide, both ways of writing.
import "@loamstead/ui/base.css";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Stage } from "./Stage.tsx";
import { type StateName, states } from "./states.ts";

afterEach(() => localStorage.clear());

const all = Object.keys(states) as StateName[];
const views = [
  { width: 1280, locale: "en-US", dir: "ltr" },
  { width: 320, locale: "ar-AR", dir: "rtl" },
] as const;

test.each(views)("every state at $width px, $dir", { timeout: 180_000 }, async (view) => {
  const { width, locale, dir } = view;
  await page.viewport(width, 800);
  for (const state of all) {
    await emulate({ "prefers-reduced-motion": "reduce" });
    const end = Promise.withResolvers<unknown>();
    const { unmount } = mount(<Stage state={state} locale={locale} onEnd={end.resolve} />);
    expect(await end.promise, state).toBeUndefined();
    const dialog = document.querySelector("dialog[open]");
    await expectNoViolations(dialog ?? document.body);
    expect(dialog === null, state).toBe(state === "toasts");
    if (dialog) expect(getComputedStyle(dialog).direction, state).toBe(dir);
    unmount();
  }
});
