// Prints the pages of the house that it lies in: as the build draws them or, after "whole", built and served.

import { startSiteProcess } from "../../scripts/run/siteProcess.ts";
import { build } from "../build.ts";
import { drawPages } from "../bundle.ts";

const origin = "https://saltmere.test";

const paths =
  "/ /news /news/the-first-boats /room-designer /my-fields /fields /fields/417 /rooms /nowhere /feed.xml /feed.json /site.webmanifest /manifest.json /favicon.svg".split(
    " ",
  );

async function drawn(): Promise<[string, string][]> {
  const pages = await drawPages(process.cwd(), `${process.cwd()}/.drawn`);
  return pages.map(({ path, title, body }) => [path ?? "/nowhere", title + body]);
}

async function served(): Promise<[string, string][]> {
  const built = await build({ basePath: "/", origin, log: () => {} });
  if (!built.ok) throw new Error(built.problems.join("\n"));
  const site = await startSiteProcess({ NETWORK: "mainnet", SITE_ORIGIN: origin });
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, site.url), { headers: { Accept: "text/html" } });
    return answer.text();
  };
  const told = await Promise.all(paths.map(async (path) => [path, await ask(path)] as const));
  const [, home] = told[0]!;
  const sheet = await ask(/href="(\/assets\/style-[^"]+)"/.exec(home)![1]!);
  await site.stop();
  return [...told.map(([path, text]): [string, string] => [path, text]), ["style", sheet]];
}

const told = process.argv[2] === "whole" ? await served() : await drawn();
console.log(`\n${JSON.stringify(Object.fromEntries(told))}`);
