// The soft disc of light about flames and lamps (glow sprite).
import { CanvasTexture, SRGBColorSpace } from "three";
import { bloomFade } from "../light/bloomFade.ts";

export function bloomTexture(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const paint = canvas.getContext("2d");
  if (paint) {
    const fade = paint.createRadialGradient(32, 32, 0, 32, 32, 32);
    for (const [at, alpha] of bloomFade) fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    paint.fillStyle = fade;
    paint.fillRect(0, 0, 64, 64);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
