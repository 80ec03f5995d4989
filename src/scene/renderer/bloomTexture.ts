// The soft disc of light about flames and lamps.
import { CanvasTexture, SRGBColorSpace } from "three";

/** How much of it is left, from the middle to the rim. */
const FADE = [
  [0, 1],
  [0.25, 0.45],
  [0.6, 0.1],
  [1, 0],
] as const;

export function bloomTexture(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const paint = canvas.getContext("2d");
  if (paint) {
    const fade = paint.createRadialGradient(32, 32, 0, 32, 32, 32);
    for (const [at, alpha] of FADE) fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    paint.fillStyle = fade;
    paint.fillRect(0, 0, 64, 64);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
