// What is seen through a place of the picture: colour, light and the curve of the screen, as the stage's shaders have it.
import { softLights } from "../light/softLight.ts";
import { COS, SIN } from "../light/solid.ts";
import type { LightOnDemand } from "./lightOnDemand.ts";
import { type Meeting, meetingIn } from "./meeting.ts";
import type { ShotCamera } from "./shotCamera.ts";
import { type PicturePixels, surfaceColour } from "./surfaceColour.ts";
import { surfaceLight } from "./surfaceLight.ts";
import { toneOfRoom } from "./toneOfRoom.ts";
import type { TracedRoom } from "./tracedRoom.ts";

export type Seeing = Pick<Meeting, "meet" | "far"> & {
  /** Whether painted shade lies on it. */
  readonly isShaded: (triangle: number) => boolean;
  /** What a triangle belongs to. */
  readonly putOf: (triangle: number) => number;
  /** Into `out`, as linear light of the screen; the suns stand a little aside in their discs. Gives back what of them is known then. */
  readonly see: (
    x: number,
    y: number,
    triangle: number,
    far: number,
    sunX: number,
    sunY: number,
    knownSuns: number,
  ) => number;
  readonly out: Float32Array;
};

export type TracedScene = {
  readonly room: TracedRoom;
  readonly light: LightOnDemand;
  readonly camera: ShotCamera;
  readonly pictures: readonly PicturePixels[];
};

export function seeingIn({ room, light, camera, pictures }: TracedScene): Seeing {
  const { scene, lit } = room;
  const meeting = meetingIn(scene, camera);
  const { base, between, colour } = surfaceColour(meeting, lit.hour, pictures);
  const { soften, addSuns, soft } = surfaceLight(room, light, meeting);
  const { exposure } = softLights[lit.hour];
  const out = new Float32Array(3);

  return {
    meet: meeting.meet,
    far: meeting.far,
    out,
    isShaded: (triangle) => scene.puts[scene.put[triangle]!]!.kind !== "shines",
    putOf: (triangle) => scene.put[triangle]!,
    see(x, y, triangle, far, sunX, sunY, knownSuns) {
      meeting.standAt(x, y, triangle, far);
      const put = scene.puts[scene.put[triangle]!]!;
      colour(put);
      if (put.kind === "shines") {
        out.set(base);
        return 0;
      }
      const { normal } = put.part;
      const { turn } = put.spot;
      const [a, up, c] = [between(normal, 3, 0), between(normal, 3, 1), between(normal, 3, 2)];
      const nx = a * COS[turn] + c * SIN[turn];
      const nz = c * COS[turn] - a * SIN[turn];
      const long = Math.sqrt(nx * nx + up * up + nz * nz) || 1;
      soften(put, nx / long, up / long, nz / long);
      const suns = addSuns(nx / long, up / long, nz / long, sunX, sunY, knownSuns);
      for (let k = 0; k < 3; k++) out[k] = base[k]! * soft[k]!;
      toneOfRoom(out, exposure);
      return suns;
    },
  };
}
