// A plain screen gets finer edges where a graphics card pays for them, and no screen more than twice.
import { describe, expect, test } from "vitest";
import { sharpness } from "./sharpness.ts";

const card = "ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)";
const processor = "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)";

describe("sharpness", () => {
  test.each([
    [1, card, 1.5],
    [1.25, card, 1.5],
    [1.75, card, 1.75],
    [3, card, 2],
    [1, "", 1.5],
    [1, processor, 1],
    [2, processor, 2],
    [3, processor, 2],
    [1, "llvmpipe (LLVM 17.0.6, 256 bits)", 1],
  ])("a screen of %d and %j: %d", (screen, painter, dots) => {
    expect(sharpness(screen, painter)).toBe(dots);
  });
});
