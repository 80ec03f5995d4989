// What a scene puts on its stage, as one short hash: while it is the same, its pictures need no drawing.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawnView } from "../src/fields/country/drawnView.ts";
import { groundFragment, riverFragment } from "../src/world/scene/groundShader.ts";
import { skyShader } from "../src/world/scene/skyShader.ts";
import type { Stage, StillScene } from "./stageScene.ts";

export type Hour = "day" | "night";

const file = join(import.meta.dirname, "../src/stills/drawnFrom.json");

export const hoursOf = ({ night }: StillScene): readonly Hour[] =>
  night ? ["day", "night"] : ["day"];

/** The name that a picture's files begin with. */
export const pictureName = ({ name }: StillScene, hour: Hour): string =>
  hour === "night" ? `${name}-night` : name;

/** The parts, the light and the view as data: how the code that makes them is written does not count. */
export function sceneHash(scene: StillScene, hour: Hour): string {
  const { draw, ...picture } = scene;
  const hash = createHash("sha256").update(JSON.stringify(picture));
  const note =
    (name: keyof Stage) =>
    (...given: unknown[]) =>
      void hash.update(JSON.stringify([name, given], rounded));
  const night = hour === "night";
  draw(
    {
      night,
      aim: note("aim"),
      light: note("light"),
      put: note("put"),
      scatter: note("scatter"),
      point: note("point"),
      halo: note("halo"),
      ground: note("ground"),
      backdrop: note("backdrop"),
      // It lies in the shader how the country looks.
      country: (...given) =>
        note("country")(...given, groundFragment, riverFragment, skyShader, drawnView),
      show: note("show"),
    },
    { night },
  );
  return hash.digest("hex").slice(0, 16);
}

/** Another processor may end a sine in another last digit. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value;

/** Of every committed picture, the hash of the scene that it was drawn from. */
export const drawnHashes = (): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

/** From what a picture was drawn that now lies there under its name. */
export async function rememberDrawn(name: string, drawnFrom: string): Promise<void> {
  const hashes = { ...drawnHashes(), [name]: drawnFrom };
  const sorted = Object.fromEntries(Object.entries(hashes).toSorted());
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
