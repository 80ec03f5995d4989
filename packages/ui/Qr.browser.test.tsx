// Tests that a code on the page can be read off the screen, by night too, and has a name.
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Qr } from "./Qr.tsx";
import { expectNoViolations } from "./testing/expectNoViolations.ts";
import { emulate } from "./testing/media.ts";
import { mount } from "./testing/mount.tsx";
import { painted } from "./testing/withoutPainting.ts";

const text = `wc:${"9f3b7c2d".repeat(8)}@2?expiryTimestamp=1790000000&symKey=${"0a1b2c3d".repeat(8)}`;
const logo = (
  <svg width="72" height="72" viewBox="0 0 2 2" aria-hidden="true">
    <circle cx="1" cy="1" r="1" />
  </svg>
);

async function readScreen(): Promise<string> {
  const code = page.getByRole("img", { name: "Code to connect" });
  await expect.element(code).toBeVisible();
  const paper = code.element().parentElement!;
  const base64 = await painted(() => page.elementLocator(paper).screenshot({ save: false }));
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
}

test.each([
  ["wide", "light"],
  ["compact", "dark"],
] as const)("a %s code around a logo is read off a %s screen", async (size, scheme) => {
  await emulate({ "prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce" });
  mount(<Qr text={text} label="Code to connect" size={size} logo={logo} />);
  expect(await readScreen()).toBe(text);
});

test("before there is a text, the paper lies ready in the same size", async () => {
  const { host, render } = mount(<Qr text={undefined} label="Code" size="install" />);
  const box = () => host.firstElementChild!.getBoundingClientRect().toJSON();
  const before = box();
  expect(before).toMatchObject({ width: 268, height: 268 });
  render(<Qr text={text} label="Code" size="install" />);
  expect(box()).toEqual(before);
  await expectNoViolations();
});
