// A field's picture that does not come: its emblem stands there, and never the browser's mark for what failed.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { painted } from "@loamstead/ui/testing/withoutPainting.ts";
import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { withoutGraphics } from "../../scene/testing/withoutGraphics.ts";
import type { Look } from "../shared/look.ts";
import css from "./FieldView.module.css";
import { FieldView } from "./FieldView.tsx";

// As on a device without graphics: the picture is not given way to the field in the round.
beforeEach(withoutGraphics);
afterEach(() => void vi.restoreAllMocks());

const traits = fieldTraits(site.collection.address, 417);

/** The server of these tests has no pictures of fields. */
function Viewed() {
  const [look, setLook] = useState<Look>({ hour: "day", season: "highSun" });
  const [shown, setShown] = useState<Look | null>(null);
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
