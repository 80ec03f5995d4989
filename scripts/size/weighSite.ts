// Weighs the built site in dist/ and prints each page's share; tells whether all budgets hold.
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { type PageFiles, pageFiles } from "../../build/pageFiles.ts";
import site from "../../site.config.ts";
import { openRoutes } from "../../src/routes/routes.ts";
import type { Snapshot } from "../brand/snapshot.ts";
import { fromRoot } from "../run/root.ts";
import {
  anyPage,
  fileBudget,
  lateBudgets,
  offlineBudget,
  sizeBudget,
  studiosOwn,
} from "./sizeBudget.ts";
import { kilobytes, type Weighing, type Weight, weigh } from "./weigh.ts";
import { type FileWeighing, weighFiles } from "./weighFiles.ts";
import { type LateWeighing, weighLate } from "./weighLate.ts";
import { weighOffline } from "./weighOffline.ts";

export async function weighSite(): Promise<boolean> {
  const folder = fromRoot("dist", "site");
  const files = await readdir(folder, { recursive: true }).catch(() => undefined);
  if (files === undefined) {
    console.error("There is no built site to weigh. Run npm run build first.");
    return false;
  }
  const names = files.map((file) => file.replaceAll(path.sep, "/"));
  const contents = new Map<string, Buffer>();
  for (const name of names.filter((file) => /\.(js|css|woff2|html)$|^assets\/.*\.json$/.test(file)))
    contents.set(name, await readFile(path.join(folder, name)));

  const { basePath } = JSON.parse(await readFile(fromRoot("dist", "build.json"), "utf8"));
  const manifest: Manifest = JSON.parse(await readFile(fromRoot("dist", "manifest.json"), "utf8"));
  const text = (name: string) => contents.get(name)?.toString("utf8") ?? "";
  const routes = openRoutes(site);
  const built = [...contents.keys()]
    .filter((name) => name.endsWith(".html"))
    .toSorted()
    .map((name) => ({ route: routeOf(name), html: text(name) }));
  const served = routes
    .filter(([, { drawnBy }]) => drawnBy === "server")
    .map(([, { path, module }]) => ({
      route: path,
      html: linksOf(pageFiles(manifest, module, basePath)),
    }));
  const pages = [...built, ...served];
  const weighed = [...contents].filter(([name]) => !name.endsWith(".html"));
  const weights = new Map(
    await Promise.all(
      weighed.map(
        async ([name, { length }]) =>
          [name, await weightOf(path.join(folder, name), length)] as const,
      ),
    ),
  );

  const ours: Snapshot = JSON.parse(await readFile(fromRoot("scripts/brand/ours.json"), "utf8"));
  const more = site.name === ours.name ? 0 : studiosOwn;
  const most = (name: keyof typeof sizeBudget) => (sizeBudget[name] ?? anyPage) + more;
  const budget = {
    ...Object.fromEntries(routes.map(([name, { path }]) => [path, most(name)])),
    "/404.html": most("notFound"),
  };
  const afterwards = lateBudgets.map((late) => ({ ...late, most: late.most + more }));
  const weighing = weigh({ basePath, manifest, pages, weights, code: text }, budget);
  const late = weighLate({ manifest, weights }, weighing.routes, afterwards);
  const single = weighFiles(weights, fileBudget);
  const offline = await weighOffline(folder, offlineBudget);
  print(weighing, late, single);
  for (const line of offline.lines) console.log(line);
  const problems = [weighing, late, single, offline].flatMap((each) => each.problems);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** What the server will put around a page that it draws, as much of it as weighs. */
const linksOf = ({ head, begin, client, preloads, styles, fonts }: PageFiles): string =>
  [
    ...[head, begin, client].map((file) => `<script src="${file}"></script>`),
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" href="${file}">`),
  ].join("");

const routeOf = (name: string): string => `/${name}`.replace(/\/index\.html$/, "") || "/";

/** What travels: the twins that the build compressed. */
async function weightOf(file: string, raw: number): Promise<Weight> {
  // Fonts are compressed already and travel as they are.
  if (file.endsWith(".woff2")) return { raw, gz: raw, br: raw };
  const [gz, br] = await Promise.all([stat(`${file}.gz`), stat(`${file}.br`)]);
  return { raw, gz: gz.size, br: br.size };
}

function print({ routes, total }: Weighing, late: LateWeighing, single: FileWeighing): void {
  const names = [
    ...routes.map(({ route }) => route),
    ...late.late.map(({ name }) => name),
    ...single.files.map(({ name }) => name),
  ];
  const width = Math.max(...names.map((name) => name.length), "all JavaScript".length);
  const pair = ({ gz, br }: Weight) => `${kilobytes(gz)} gz, ${kilobytes(br)} br`.padEnd(26);
  console.log(`${"".padEnd(width)}  ${"initial JavaScript".padEnd(26)}${"styles".padEnd(26)}fonts`);
  for (const { route, js, css, fonts } of routes)
    console.log(`${route.padEnd(width)}  ${pair(js)}${pair(css)}${kilobytes(fonts.raw)}`);
  for (const { name, js } of late.late) console.log(`${name.padEnd(width)}  ${pair(js)}`);
  for (const { name, weight } of single.files)
    console.log(`${name.padEnd(width)}  ${pair(weight)}`);
  console.log(`${"all JavaScript".padEnd(width)}  ${pair(total)}`);
}
