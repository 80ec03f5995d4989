// A field's picture that does not come: its emblem stands there, and never the browser's mark for what failed; choices that come by and by.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { painted } from "@loamstead/ui/testing/withoutPainting.ts";
import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { withoutGraphics } from "../../scene/testing/withoutGraphics.ts";
import type { FieldAppearance } from "../shared/look.ts";
import css from "./FieldView.module.css";
import { FieldView } from "./FieldView.tsx";

// As on a device without graphics: the picture is not given way to the field in the round.
beforeEach(withoutGraphics);
afterEach(() => void vi.restoreAllMocks());

const traits = fieldTraits(site.collection.address, 417);

/** The server of these tests has no pictures of fields. */
function Viewed() {
  const [look, setLook] = useState<FieldAppearance>({ hour: "day", season: "highSun" });
  const [shown, setShown] = useState<FieldAppearance | null>(null);
  return (
    <FieldView traits={traits} look={look} shown={shown} onLook={setLook} onShown={setShown} />
  );
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`;

test("what failed gives way to the emblem, at first and after it had come", async () => {
  await page.viewport(420, 700);
  const { host } = mount(<Viewed />);
  const drawing = host.querySelector("picture")!;
  const isHidden = () => getComputedStyle(drawing).opacity === "0";
  const emblem = () => host.querySelector("svg[aria-hidden]");
  await expect.poll(isHidden).toBe(true);
  expect(emblem()).not.toBeNull();
  // Asked again, it comes.
  host.querySelector("img")!.src = PICTURE;
  await expect.poll(isHidden).toBe(false);
  expect(emblem()).toBeNull();
  await page.getByRole("radio", { name: "Evening" }).click({ force: true });
  await expect.poll(isHidden).toBe(true);
  expect(emblem()).not.toBeNull();
  // Of what is not there nobody says that it is to be seen.
  expect(host.querySelector("[role=status]")!.textContent).toContain("in the evening");
});

test("before any script runs nothing is seen of what failed", async () => {
  await page.viewport(420, 700);
  const host = document.createElement("div");
  document.body.append(host);
  onTestFinished(() => host.remove());
  host.innerHTML = `<div class="${css.picture}"><picture class="${css.drawing}"><img src="/fields/417.svg" alt="A field" width="924" height="882"></picture></div>`;
  const image = host.querySelector("img")!;
  await expect.poll(() => image.complete && image.naturalWidth === 0).toBe(true);
  const place = page.elementLocator(host.firstElementChild!);
  const pictured = () => painted(() => place.screenshot({ save: false }));
  const shown = await pictured();
  image.remove();
  expect(await pictured()).toBe(shown);
  // Of a page that is not painted all pictures were the same.
  host.firstElementChild!.setAttribute("style", "background: #f0f");
  expect(await pictured()).not.toBe(shown);
});

test.each([320, 390, 768, 1280])(
  "at %i px what comes of the choices later moves none of those that are there",
  async (width) => {
    await page.viewport(width, 700);
    const { host } = mount(<Viewed />);
    // As a page that is still on its way has it, piece by piece.
    const printed = document.createElement("div");
    printed.innerHTML = host.innerHTML;
    host.replaceWith(printed);
    onTestFinished(() => printed.replaceWith(host));
    const there = () => [...printed.querySelectorAll<HTMLElement>("fieldset label")];
    const places = () =>
      there().map((label) => {
        const { left, top, width } = label.getBoundingClientRect();
        return `${label.textContent} ${left} ${top} ${width}`;
      });
    const whole = places();
    expect(whole).toHaveLength(7);
    for (const { right } of there().map((label) => label.getBoundingClientRect()))
      expect(right).toBeLessThanOrEqual(width);
    for (let count = whole.length - 1; count > 0; count -= 1) {
      const last = there().at(-1)!;
      const group = last.closest("fieldset")!;
      (group.querySelectorAll("label").length > 1 ? last : group).remove();
      expect(places()).toEqual(whole.slice(0, count));
    }
  },
);
