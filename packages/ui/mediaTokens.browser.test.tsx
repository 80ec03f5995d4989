// Tests that what is written can be read on white paper, whatever it stands on elsewhere, and more easily where somebody asks for it.
import { expect, test } from "vitest";
import { emulate } from "./testing/media.ts";
import { mount } from "./testing/mount.tsx";

/** Everything that letters are coloured with. */
const inks = [
  "ink",
  "soft",
  "link",
  "warm",
  "error",
  "lamp",
  "on-accent",
  "on-lamp",
  "on-wood",
  "on-wood-strong",
  "on-night",
  "on-night-soft",
  "on-soil",
  "on-soil-head",
  "on-soil-fine",
  "on-sky",
  "dusk-soft",
  "marker-ink",
];

/** The grounds that are printed where a browser is told to print them. */
const grounds = [
  "paper",
  "raised",
  "wood-1",
  "wood-2",
  "wood-3",
  "shelf-1",
  "dial-1",
  "night-1",
  "night-3",
  "soil-1",
  "soil-2",
  "accent",
];

type Rgb = readonly number[];

function colourOf(token: string): Rgb {
  const probe = document.body.appendChild(document.createElement("i"));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`i { color: var(--${token}) }`);
  document.adoptedStyleSheets.push(sheet);
  const brush = document.createElement("canvas").getContext("2d")!;
  brush.fillStyle = getComputedStyle(probe).color;
  brush.fillRect(0, 0, 1, 1);
  probe.remove();
  document.adoptedStyleSheets.pop();
  return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const white: Rgb = [255, 255, 255];

test.each(["light", "dark"] as const)("by %s all letters are dark on paper", async (scheme) => {
  await emulate({ "prefers-color-scheme": scheme }, "print");
  mount(<p>On paper</p>);
  const faint = inks.filter((ink) => contrast(colourOf(ink), white) < 4.5);
  expect(faint).toEqual([]);
  const dark = grounds.filter((ground) => contrast(colourOf("ink"), colourOf(ground)) < 7);
  expect(dark).toEqual([]);
});

test.each(["light", "dark"] as const)("by %s more contrast is more", async (scheme) => {
  mount(<p>On the screen</p>);
  const onPaper = (ink: string) => contrast(colourOf(ink), colourOf("paper"));
  const measure = () => ["soft", "line", "link", "warm", "dusk-soft"].map(onPaper);
  await emulate({ "prefers-color-scheme": scheme });
  const before = measure();
  await emulate({ "prefers-color-scheme": scheme, "prefers-contrast": "more" });
  const after = measure();
  expect(after.every((each, i) => each > before[i]!)).toBe(true);
  // WCAG AAA for letters, AA for lines.
  const [soft, line, link, warm] = after;
  expect(Math.min(soft!, link!, warm!)).toBeGreaterThanOrEqual(7);
  expect(line).toBeGreaterThanOrEqual(3);
});
