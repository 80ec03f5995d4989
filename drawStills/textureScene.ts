// The few painted textures of a stage: a sky and the bloom of a lamp.
import { CanvasTexture, SRGBColorSpace } from "three";

function drawn(width: number, height: number, paint: (c: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context) paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

export function gradientTexture(stops: readonly (readonly [number, string])[]): CanvasTexture {
  return drawn(4, 512, (c) => {
    const fade = c.createLinearGradient(0, 0, 0, 512);
    for (const [at, colour] of stops) fade.addColorStop(at, colour);
    c.fillStyle = fade;
    c.fillRect(0, 0, 4, 512);
  });
}

export function bloomTexture(): CanvasTexture {
  return drawn(128, 128, (c) => {
    const fade = c.createRadialGradient(64, 64, 0, 64, 64, 64);
    for (const [at, alpha] of [
      [0, 1],
      [0.25, 0.45],
      [0.6, 0.1],
      [1, 0],
    ] as const)
      fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    c.fillStyle = fade;
    c.fillRect(0, 0, 128, 128);
  });
}
