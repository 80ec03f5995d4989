import { expect, test } from "vitest";
import { drawIcons } from "./icons.ts";
import { parseLogo } from "./logo.ts";

const svg = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

const shape = '<path fill="#123456" d="M0 0h20v10z"/>';

test("shapes are taken as they are, with the box they lie in", () => {
  const text = `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg(`\n  ${shape}\n  <g>${shape}</g>\n`)}\n`;
  expect(parseLogo(text)).toEqual({
    ok: true,
    value: { box: [0, 0, 20, 10], shapes: `${shape}<g>${shape}</g>` },
  });
});

test.each([
  ["a picture", "must be one svg element"],
  [svg(shape, ""), "needs a viewBox"],
  [svg(shape, 'viewBox="0 0 0 10"'), "needs a viewBox"],
  [svg("<script>alert(1)</script>"), "holds <script>, which is no plain shape"],
  [svg("<style>path{}</style>"), "holds <style>"],
  [svg('<image href="https://elsewhere.example/a.png"/>'), "holds <image>"],
  [svg('<path onclick="alert(1)" d=""/>'), 'holds onclick="alert(1)"'],
  [svg('<path style="fill:red" d=""/>'), 'holds style="fill:red"'],
  [svg('<path fill="url(https://elsewhere.example/#a)" d=""/>'), "holds fill="],
  [svg(shape.repeat(120)), "at most 4000"],
])("%j is refused", (text, reason) => {
  expect(parseLogo(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});

test("gradients inside the logo are no addresses elsewhere", () => {
  const shapes = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h1z"/>';
  expect(parseLogo(svg(shapes)).ok).toBe(true);
});

test("icons show it in the middle of a square, the opaque ones on paper", () => {
  const icons = drawIcons({ box: [0, 0, 20, 10], shapes: shape }, "#fbf3e1");
  expect([...icons.keys()]).toEqual([
    "favicon.svg",
    "favicon.ico",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "icon-masked-512.png",
  ]);
  expect(icons.get("favicon.svg")).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -5 20 20">${shape}</svg>`,
  );
  const png = Buffer.from(icons.get("icon-192.png") as Uint8Array);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
});
