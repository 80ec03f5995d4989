// What a drawing comes to in a few letters, to be held against what somebody has looked at.
import { createHash } from "node:crypto";
import type { Part } from "../../../models/parts.ts";
import { toSvg } from "../../../models/svg/toSvg.ts";
import { outdoorLights } from "../../../scene/light/outdoorLight.ts";

const LETTERS = 16;

export const shortSum = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, LETTERS);

/** As it is drawn by day or by night, as large as on a field's picture. */
export const pictureSum = (parts: readonly Part[], isLit: boolean): string =>
  shortSum(
    toSvg(parts, {
      title: "",
      description: "",
      scale: 80,
      light: outdoorLights[isLit ? "night" : "day"],
      floor: null,
    }).shapes,
  );
