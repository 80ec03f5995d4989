// Every kind of page a visitor can meet, for tests that hold on all of them.
import { readdirSync } from "node:fs";
import site from "../../site.config.ts";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { openRoutes, type ParameterRoute, routePartsOf } from "../../src/routes/routes.ts";
import { openRoomPath } from "./openRoom.ts";

const posts = readdirSync(new URL("../../content/news", import.meta.url))
  .filter((name) => name.endsWith(".md"))
  .sort();
const newest = posts.at(-1)!;

export const postCount = posts.length;

export const articlePath = `/news/${newest.slice("2026-01-01-".length, -".md".length)}`;

/** One page each of those that there are many of. */
const examples: Record<ParameterRoute, string> = {
  article: articlePath,
  field: "/fields/417",
  parish: `/parishes/${parishSlug(0)}`,
  room: openRoomPath,
};

export const pages = [
  ...openRoutes(site).map(([name, route]) =>
    routePartsOf(route).hasParameter ? examples[name as ParameterRoute] : route.path,
  ),
  "/no-such-page",
];
