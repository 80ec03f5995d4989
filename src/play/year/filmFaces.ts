// The faces of those who were answered most, as a canvas takes them.
import type { Villager } from "../../farm/tables/villagers.ts";
import { faceNameOf, facePictures } from "../../people/index.ts";
import { pictureOfSvg } from "./pictureOfSvg.ts";
import type { YearEnd } from "./yearTold.ts";

/** A drawing says how it is shaped, and some browsers draw none that does not say how large it is. */
function sized(svg: string): string {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return width ? svg.replace("<svg ", `<svg width="${2 * +width}" height="${2 * +height!}" `) : svg;
}

async function faceOf(who: Villager, stories: YearEnd["stories"]): Promise<HTMLImageElement> {
  const answer = await fetch(facePictures[faceNameOf(who, { stories })]);
  return pictureOfSvg(sized(await answer.text()));
}

/** Those that cannot be had are left out. */
export async function filmFaces({ faces, stories }: YearEnd): Promise<HTMLImageElement[]> {
  const all = await Promise.allSettled(faces.map((who) => faceOf(who, stories)));
  return all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}
