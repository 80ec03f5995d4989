// Adds up what each page needs at the start, and holds it against its budget.
import type { Manifest } from "vite";
import { staticClosure } from "../../build/pageFiles.ts";
import { vendorScopes } from "../../packages/wallet-kit/src/core/connectors/vendorScopes.ts";
import { pageAssets } from "./pageAssets.ts";

export type Weight = { raw: number; gz: number; br: number };
type Built = {
  basePath: string;
  manifest: Manifest;
  pages: readonly { route: string; html: string }[];
  /** Every built file's weight, by its path in the site. */
  weights: ReadonlyMap<string, Weight>;
  /** What a file says, for files that hold JavaScript. */
  code(file: string): string;
};

type RouteWeight = {
  route: string;
  files: readonly { file: string; weight: Weight }[];
  js: Weight;
  css: Weight;
  fonts: Weight;
};

export type Weighing = {
  routes: readonly RouteWeight[];
  total: Weight;
  problems: readonly string[];
};

const none: Weight = { raw: 0, gz: 0, br: 0 };
const shownChunks = 3;

/** `budget` is by path; a parameter in it (`/news/:slug`) stands for every page of that kind. */
export function weigh(built: Built, budget: Readonly<Record<string, number>>): Weighing {
  const problems: string[] = [];
  const weightOf = (file: string, route: string): Weight => {
    const weight = built.weights.get(file);
    if (weight === undefined) problems.push(`${route} asks for ${file}, which was not built.`);
    return weight ?? none;
  };

  const routes = built.pages.map(({ route, html }): RouteWeight => {
    const assets = pageAssets(html, built.basePath);
    const scripts = withImports(assets.scripts, built.manifest);
    const files = scripts
      .map((file) => ({ file, weight: weightOf(file, route) }))
      .toSorted((left, right) => right.weight.gz - left.weight.gz);
    problems.push(...vendorProblems(route, scripts, built));
    return {
      route,
      files,
      js: add(files.map(({ weight }) => weight)),
      css: add(assets.styles.map((file) => weightOf(file, route))),
      fonts: add(assets.fonts.map((file) => weightOf(file, route))),
    };
  });

  problems.push(...budgetProblems(routes, budget));
  const scripts = [...built.weights].filter(([file]) => file.endsWith(".js"));
  const total = add(scripts.map(([, weight]) => weight));
  return { routes, total, problems: [...new Set(problems)] };
}

/** The scripts a page names and everything that they import at once. */
function withImports(scripts: readonly string[], manifest: Manifest): string[] {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const files = scripts.flatMap((script) => {
    const key = keyOf.get(script);
    if (key === undefined) return [script];
    return staticClosure(manifest, key).map((part) => manifest[part]?.file ?? part);
  });
  return [...new Set(files)];
}

function vendorProblems(route: string, files: readonly string[], { manifest, code }: Built) {
  const chunks = Object.entries(manifest).filter(([, { file }]) => files.includes(file));
  const named = chunks.map(([key, { file, src }]) => ({ file, text: `${key} ${src ?? ""}` }));
  const spoken = files.map((file) => ({ file, text: code(file) }));
  return [...named, ...spoken].flatMap(({ file, text }) =>
    vendorScopes
      .filter((scope) => text.includes(`${scope}/`))
      .map((scope) => `${route} loads ${scope} at the start, in ${file}.`),
  );
}

function budgetProblems(
  routes: readonly RouteWeight[],
  budget: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(budget).flatMap(([path, allowed]) => {
    const kind = new RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`);
    const found = routes.filter(({ route }) => kind.test(route));
    if (found.length === 0) return [`The budget names ${path}, but there is no such page.`];
    return found.flatMap(({ route, js, files }) => {
      const excess = js.gz - allowed;
      if (excess <= 0) return [];
      const largest = files
        .slice(0, shownChunks)
        .map(({ file, weight }) => `${file} ${kilobytes(weight.gz)}`);
      return `${route} needs ${kilobytes(js.gz)} of JavaScript at the start, ${kilobytes(excess)} over its budget of ${kilobytes(allowed)}. Largest: ${largest.join(", ")}.`;
    });
  });
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export function add(weights: readonly Weight[]): Weight {
  return weights.reduce(
    (total, { raw, gz, br }) => ({ raw: total.raw + raw, gz: total.gz + gz, br: total.br + br }),
    none,
  );
}
