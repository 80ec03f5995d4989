// `npm run brand -- --check`: what of the brand is still ours, after which it exits with 1; without a flag, how to make it yours.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import site from "../site.config.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { snapshot } from "./brand/snapshot.ts";
import { stillOurs } from "./brand/stillOurs.ts";
import { fromRoot, root } from "./run/root.ts";

const remembered = fromRoot("scripts/brand/ours.json");

const guide = `To make this site yours, change

  site.config.ts            name, tagline, description, links, collection, colours
  content/brand/logo.svg    the mark; the icons are drawn from it
  content/brand/*.woff2     fonts: head, text, text-italic
  content/pictures/         pictures by the names of ours, such as hero.png and share.jpg
  content/landing/*.json    what the landing page says
  content/news/             your posts in the place of ours

docs/branding.md tells of each. "npm run brand -- --check" says what is still ours.`;

const { values } = parseArgs({
  options: { check: { type: "boolean" }, remember: { type: "boolean" } },
});
const checked = checkSiteConfig(site);
if (!checked.ok) {
  console.error(checked.problems.join("\n"));
  process.exitCode = 1;
} else if (values.remember) {
  writeFileSync(remembered, `${JSON.stringify(snapshot(root, site), null, 2)}\n`);
} else if (values.check) {
  const said = stillOurs(root, site, JSON.parse(readFileSync(remembered, "utf8")));
  console.log(
    said.length > 0 ? said.join("\n") : "Nothing here is ours any more: it is all yours.",
  );
  process.exitCode = said.length > 0 ? 1 : 0;
} else {
  console.log(guide);
}
