// Reads the pictures that lie beside the posts, each with its size and the hashed path it is published under.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { ContentProblem } from "../content/problem.ts";
import { isPictureName } from "./parsePost.ts";
import type { PictureFacts } from "./renderMarkdown.ts";

export type Picture = PictureFacts & { bytes: Uint8Array };

export type Pictures = {
  pictures: ReadonlyMap<string, Picture>;
  problems: readonly ContentProblem[];
};

export async function readPictures(folder: string, names: readonly string[]): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  const problems: ContentProblem[] = [];
  for (const name of names.filter((each) => isPictureName(`./${each}`))) {
    const bytes = await readFile(join(folder, name));
    const size = await sizeOf(bytes);
    if (size === null) problems.push({ file: name, field: "picture", problem: "cannot be read" });
    else pictures.set(name, { ...size, path: publishedPath(name, bytes), bytes });
  }
  return { pictures, problems };
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return null;
  }
}

function publishedPath(name: string, bytes: Uint8Array): string {
  const { name: stem, ext } = parse(name);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return `assets/${stem}-${hash}${ext}`;
}
