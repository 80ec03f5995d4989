// Reads what a studio puts in the place of our brand, or tells everything that is wrong with it at once.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrandColours } from "../../src/lib/brandColours.ts";
import { describeProblem } from "../content/problem.ts";
import { colourProblems } from "./colours.ts";
import { fontProblems } from "./fonts.ts";
import { logoFile, readLogo } from "./logo.ts";
import { pictureProblems } from "./pictures.ts";

export async function brandProblems(root: string, colours: BrandColours = {}): Promise<string[]> {
  const logo = await readLogo(root);
  const problems = [
    ...(logo.ok ? [] : [{ file: logoFile, field: "logo", problem: logo.reason }]),
    ...(await fontProblems(root)),
    ...(await pictureProblems(root)),
  ];
  const sheet = await readFile(join(root, "packages/ui/tokens.css"), "utf8");
  return [...problems.map(describeProblem), ...colourProblems(colours, sheet)];
}
