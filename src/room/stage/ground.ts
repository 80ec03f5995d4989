// The warm ground that a room's picture stands on, as the page behind the editor has it.
import type { Light } from "../model/room.ts";

const grounds: Readonly<Record<Light, readonly [string, string, string]>> = {
  day: ["#fff8ea", "#fbe9cd", "#f1d0a8"],
  evening: ["#ffe6c4", "#f3bf8d", "#b9827a"],
  night: ["#4b4a78", "#2b2b52", "#20203f"],
};

/** An ellipse of light a little above the middle. */
export function paintGround(
  paint: CanvasRenderingContext2D,
  width: number,
  height: number,
  light: Light,
): void {
  const [inner, middle, outer] = grounds[light];
  paint.save();
  paint.translate(width * 0.5, height * 0.42);
  paint.scale(width * 0.7, height * 0.75);
  const fade = paint.createRadialGradient(0, 0, 0, 0, 0, 1);
  fade.addColorStop(0, inner);
  fade.addColorStop(0.52, middle);
  fade.addColorStop(1, outer);
  paint.fillStyle = fade;
  paint.fillRect(-1, -1, 2, 2);
  paint.restore();
}
