// A studio's own fonts: WOFF2 files in content/brand that take the place of Fredoka and Nunito.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentProblem } from "../content/problem.ts";

/** Every page waits for them. */
const MOST_BYTES = 60_000;

/** By the file of ours that each takes the place of; ours have the letters of English in a file of their own. */
export const fontFiles = {
  "fredoka-first": "content/brand/head.woff2",
  "fredoka-rest": "content/brand/head.woff2",
  "nunito-first": "content/brand/text.woff2",
  "nunito-rest": "content/brand/text.woff2",
  "nunito-latin-wght-italic": "content/brand/text-italic.woff2",
} as const;

export async function fontProblems(root: string): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const file of new Set(Object.values(fontFiles))) {
    if (!existsSync(join(root, file))) continue;
    const bytes = await readFile(join(root, file));
    const refuse = (problem: string) => problems.push({ file, field: "font", problem });
    if (bytes.toString("latin1", 0, 4) !== "wOF2") refuse("must be a WOFF2 file");
    else if (bytes.length > MOST_BYTES)
      refuse(
        `weighs ${bytes.length} bytes, at most ${MOST_BYTES} may be: leave only the letters that you write with in it`,
      );
  }
  return problems;
}
