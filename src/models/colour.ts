// Colours as light: hex to linear and back, through the same film curve as the 3D scenes (tone mapping, sRGB).
import type { Vec } from "./pose.ts";

/** What a screen writes from 0 to 1, as light; and back. */
export const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
export const linearToSrgb = (v: number) =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

const known = new Map<string, Vec>();

export function linear(hex: string): Vec {
  const found = known.get(hex);
  if (found) return found;
  const part = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  const made: Vec = [part(1), part(3), part(5)];
  known.set(hex, made);
  return made;
}

/** Steps between written colours: few enough that neighbours often share one. */
const STEP = 8;

export function rgbToHex(screen: Vec): string {
  const two = (v: number) => {
    const whole = Math.round(Math.max(0, Math.min(1, v)) * 255);
    return Math.min(255, Math.round(whole / STEP) * STEP)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${two(screen[0])}${two(screen[1])}${two(screen[2])}`;
}

const curve = (v: number) =>
  (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);

/** The ACES film curve, as three.js fits it. */
export function toneMap([r, g, b]: Vec, exposure: number): Vec {
  const k = exposure / 0.6;
  const x = curve(k * (0.59719 * r + 0.35458 * g + 0.04823 * b));
  const y = curve(k * (0.076 * r + 0.90834 * g + 0.01566 * b));
  const z = curve(k * (0.0284 * r + 0.13383 * g + 0.83777 * b));
  const unit = (v: number) => Math.max(0, Math.min(1, v));
  return [
    linearToSrgb(unit(1.60475 * x - 0.53108 * y - 0.07367 * z)),
    linearToSrgb(unit(-0.10208 * x + 1.10813 * y - 0.00605 * z)),
    linearToSrgb(unit(-0.00327 * x - 0.07276 * y + 1.07602 * z)),
  ];
}
