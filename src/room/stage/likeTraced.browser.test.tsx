// Tests in a real browser that a room traced by rays is the room that the stage shows: the same house, the same light.
import { expect, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { initialViewState } from "../editor/viewSettings.ts";
import { type RoomDocument, roomHours } from "../model/room.ts";
import { firstShot } from "../model/shot.ts";
import { idle } from "../session/tool.ts";
import { templates } from "../template/index.ts";
import { lightOnDemand } from "../tracing/lightOnDemand.ts";
import { shotCamera } from "../tracing/shotCamera.ts";
import { tracedRoom } from "../tracing/tracedRoom.ts";
import { tracePicture } from "../tracing/tracePicture.ts";
import { stageOnPage } from "./testing/stageOnPage.ts";

const dots = { width: 480, height: 400 };
/** Tests draw edges unsmoothed: the stage is drawn larger, and of some dots is made one. */
const LARGER = 2;
/** Of 255. */
const MOST_APART = 4;

/** What the stage draws once all light is gathered. */
async function ofStage(document: RoomDocument): Promise<Uint8ClampedArray> {
  const large = { width: dots.width * LARGER, height: dots.height * LARGER };
  const copy = new OffscreenCanvas(large.width, large.height).getContext("2d", {
    willReadFrequently: true,
  })!;
  const { stage, close } = await stageOnPage({
    ...large,
    onFrame(canvas) {
      copy.clearRect(0, 0, large.width, large.height);
      copy.drawImage(canvas, 0, 0, large.width, large.height);
    },
  });
  stage.show({ document, selection: [], tool: idle, walker: null, look: initialViewState });
  await expect.poll(() => stage.stats().isLit, { timeout: 100_000 }).toBe(true);
  let frames = -1;
  await expect
    .poll(
      () => {
        const isStill = frames === stage.stats().frames;
        frames = stage.stats().frames;
        return isStill;
      },
      { timeout: 60_000, interval: 1_500 },
    )
    .toBe(true);
  const { data } = copy.getImageData(0, 0, large.width, large.height);
  close();
  return averaged(data);
}

function averaged(large: Uint8ClampedArray): Uint8ClampedArray {
  const small = new Float32Array(dots.width * dots.height * 4);
  const across = dots.width * LARGER;
  for (let i = 0; i < large.length / 4; i++) {
    const [x, y] = [Math.floor((i % across) / LARGER), Math.floor(i / across / LARGER)];
    for (let k = 0; k < 4; k++) small[(y * dots.width + x) * 4 + k]! += large[i * 4 + k]!;
  }
  return Uint8ClampedArray.from(small, (sum) => sum / LARGER ** 2);
}

function byRays(document: RoomDocument): Uint8ClampedArray {
  const shot = { ...firstShot(document.shell.light), lens: "stage" } as const;
  const room = tracedRoom(document, { quarter: 0, catalogue: siteCatalogue })!;
  return tracePicture({
    room,
    light: lightOnDemand(room),
    camera: shotCamera(room, shot, dots),
    pictures: [],
  }).pixels;
}

/** Of the dots that the room covers whole. */
function meanApart(stage: Uint8ClampedArray, rays: Uint8ClampedArray): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < dots.width * dots.height; i++) {
    if (stage[i * 4 + 3] !== 255) continue;
    for (let k = 0; k < 3; k++) sum += Math.abs(stage[i * 4 + k]! - rays[i * 3 + k]!);
    count += 3;
  }
  expect(count).toBeGreaterThan(dots.width * dots.height);
  return sum / count;
}

const rooms = templates()
  .flatMap(({ id, document }) => roomHours.map((light) => [id, light, document] as const))
  // One by day and one by night; all of them in each light where there is time.
  .filter((_, i) => i % soak(1, 20) === 0)
  .slice(0, soak(99, 2));

test.each(rooms)("%s, %s: the traced picture is that of the stage", async (_, light, document) => {
  const room = { ...document, shell: { ...document.shell, light } };
  const apart = meanApart(await ofStage(room), byRays(room));
  expect(apart).toBeLessThanOrEqual(MOST_APART);
});
