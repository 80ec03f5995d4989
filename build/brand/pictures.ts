// A studio's own pictures: files in content/pictures that take the place of the drawn ones, cut to the same shape.
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rename } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { ContentProblem } from "../content/problem.ts";

const pictureFolder = "content/pictures";
const drawnFolder = "src/stills/images";
const readable = /^([a-z]+(?:-[a-z]+)*)\.(png|webp|avif|jpe?g)$/;
const QUALITY = 60;
/** Of what is served wider, the studio may give less: few screens ask for it. */
const WIDEST_ASKED = 1920;

/** Which picture a file of the drawn ones shows, and how wide: "hero-night-796.avif", "share.jpg". */
function readDrawn(file: string) {
  const [, name, width] = /^(.+?)(?:-(\d+))?\.(?:avif|webp|jpg)$/.exec(file) ?? [];
  return name === undefined ? null : { name, width: width === undefined ? null : Number(width) };
}

/** The names of all drawn pictures, by day and by night. */
export const drawnNames = (root: string): Set<string> =>
  new Set(readdirSync(join(root, drawnFolder)).flatMap((file) => readDrawn(file)?.name ?? []));

/** All files of a drawn picture. */
export const pictureFiles = (root: string, name: string): string[] =>
  readdirSync(join(root, drawnFolder))
    .filter((file) => readDrawn(file)?.name === name)
    .sort()
    .map((file) => join(root, drawnFolder, file));

/** Without the hour, and without the season: what stands for the picture where the studio has no other. */
function namesFor(name: string): readonly string[] {
  const year = name.replace(/-(?:seedtime|high-sun|hearth)(?=-|$)/, "");
  return [name, year].flatMap((each) => [each, each.replace(/-(?:evening|night)$/, "")]);
}

/** The studio's file for a picture, if it has one. */
export function ownPicture(root: string, name: string): string | null {
  const folder = join(root, pictureFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const wanted of namesFor(name)) {
    const found = files.find((file) => readable.exec(file)?.[1] === wanted);
    if (found !== undefined) return join(folder, found);
  }
  return null;
}

export async function pictureProblems(root: string): Promise<ContentProblem[]> {
  const folder = join(root, pictureFolder);
  if (!existsSync(folder)) return [];
  const names = drawnNames(root);
  const drawn = (await readdir(join(root, drawnFolder))).map((file) => ({
    file,
    of: readDrawn(file),
  }));
  const problems: ContentProblem[] = [];
  for (const name of (await readdir(folder)).filter((each) => !/^\.|\.md$/.test(each)).sort()) {
    const file = `${pictureFolder}/${name}`;
    const shown = readable.exec(name)?.[1];
    if (shown === undefined || !names.has(shown)) {
      const known = [...names].sort().join(", ");
      problems.push({
        file,
        field: "file name",
        problem: `must be that of a picture of the site, as PNG, WebP, AVIF or JPEG: ${known}`,
      });
      continue;
    }
    const found = await sharp(join(folder, name))
      .metadata()
      .catch(() => null);
    const widths = drawn.flatMap(({ of }) => (of?.name === shown ? (of.width ?? 1200) : []));
    const least = Math.min(Math.max(...widths), WIDEST_ASKED);
    if (found === null) problems.push({ file, field: "picture", problem: "cannot be read" });
    else if ((found.width ?? 0) < least)
      problems.push({
        file,
        field: "picture",
        problem: `is ${found.width} pixels wide, and is shown up to ${least}`,
      });
  }
  return problems;
}

/** The file to serve in the place of a drawn one, made once and kept; null where the drawn one stays. */
export async function servedPicture(root: string, drawn: string): Promise<string | null> {
  const { base, ext } = parse(drawn);
  const shown = readDrawn(base);
  const own = shown && ownPicture(root, shown.name);
  if (!shown || own === null) return null;
  const bytes = await readFile(own);
  const { width, height } = await sharp(drawn).metadata();
  const hash = createHash("sha256").update(bytes).update(`${width} ${height}`).digest("hex");
  const folder = join(root, ".cache/pictures", hash.slice(0, 16));
  const made = join(folder, base);
  if (existsSync(made)) return made;
  await mkdir(folder, { recursive: true });
  const sized = sharp(bytes).resize(width, height, { fit: "cover" });
  const work = join(folder, `${process.pid}-${base}`);
  if (ext === ".avif") await sized.avif({ quality: QUALITY, effort: 4 }).toFile(work);
  else if (ext === ".webp") await sized.webp({ quality: QUALITY + 10 }).toFile(work);
  else await sized.jpeg({ quality: 84, mozjpeg: true }).toFile(work);
  await rename(work, made);
  return made;
}
