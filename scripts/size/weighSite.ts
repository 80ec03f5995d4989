// Weighs the built site in dist/ and prints each page's share; tells whether all budgets hold.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { fromRoot } from "../run/root.ts";
import { lateBudgets, sizeBudget } from "./sizeBudget.ts";
import { kilobytes, type Weighing, type Weight, weigh } from "./weigh.ts";
import { type LateWeighing, weighLate } from "./weighLate.ts";

export async function weighSite(): Promise<boolean> {
  const site = fromRoot("dist", "site");
  const files = await readdir(site, { recursive: true }).catch(() => undefined);
  if (files === undefined) {
    console.error("There is no built site to weigh. Run npm run build first.");
    return false;
  }
  const names = files.map((file) => file.replaceAll(path.sep, "/"));
  const contents = new Map<string, Buffer>();
  for (const name of names.filter((file) => /\.(js|css|woff2|html)$|^assets\/.*\.json$/.test(file)))
    contents.set(name, await readFile(path.join(site, name)));

  const { basePath } = JSON.parse(await readFile(fromRoot("dist", "build.json"), "utf8"));
  const manifest: Manifest = JSON.parse(await readFile(fromRoot("dist", "manifest.json"), "utf8"));
  const text = (name: string) => contents.get(name)?.toString("utf8") ?? "";
  const pages = [...contents.keys()]
    .filter((name) => name.endsWith(".html"))
    .toSorted()
    .map((name) => ({ route: routeOf(name), html: text(name) }));
  const weights = new Map(
    [...contents]
      .filter(([name]) => !name.endsWith(".html"))
      .map(([name, content]) => [name, weightOf(name, content)]),
  );

  const weighing = weigh({ basePath, manifest, pages, weights, code: text }, sizeBudget);
  const late = weighLate({ manifest, weights }, weighing.routes, lateBudgets);
  print(weighing, late);
  return weighing.problems.length + late.problems.length === 0;
}

const routeOf = (name: string): string => `/${name}`.replace(/\/index\.html$/, "") || "/";

function weightOf(name: string, content: Buffer): Weight {
  const raw = content.length;
  // Fonts are compressed already and travel as they are.
  if (name.endsWith(".woff2")) return { raw, gz: raw, br: raw };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    raw,
    gz: gzipSync(content, { level: 9 }).length,
    br: brotliCompressSync(content, { params }).length,
  };
}

function print({ routes, lateSheets, total, problems }: Weighing, late: LateWeighing): void {
  const names = [
    ...routes.map(({ route }) => route),
    ...late.late.map(({ name }) => name),
    ...lateSheets.map(({ file }) => file),
  ];
  const width = Math.max(...names.map((name) => name.length), "all JavaScript".length);
  const pair = ({ gz, br }: Weight) => `${kilobytes(gz)} gz, ${kilobytes(br)} br`.padEnd(26);
  console.log(`${"".padEnd(width)}  ${"initial JavaScript".padEnd(26)}${"styles".padEnd(26)}fonts`);
  for (const { route, js, css, fonts } of routes)
    console.log(`${route.padEnd(width)}  ${pair(js)}${pair(css)}${kilobytes(fonts.raw)}`);
  for (const { name, js } of late.late) console.log(`${name.padEnd(width)}  ${pair(js)}`);
  for (const { file, css } of lateSheets)
    console.log(`${file.padEnd(width)}  ${"".padEnd(26)}${pair(css)}`);
  console.log(`${"all JavaScript".padEnd(width)}  ${pair(total)}`);
  for (const problem of [...problems, ...late.problems]) console.error(problem);
}
