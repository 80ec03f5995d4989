import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testSite } from "../../server/testing/testSite.ts";
import site from "../../site.config.ts";
import { root } from "../run/root.ts";
import { type Snapshot, snapshot } from "./snapshot.ts";
import { stillOurs } from "./stillOurs.ts";

const ours: Snapshot = JSON.parse(readFileSync(join(import.meta.dirname, "ours.json"), "utf8"));

const isOurs = site.name === ours.name;

// Once the house is another studio's there is nothing of it to be remembered.
test.runIf(isOurs)("our brand is remembered as it is; npm run brand -- --remember does it", () => {
  const { texts: _, ...now } = snapshot(root, site);
  expect(ours).toMatchObject(now);
});

test.runIf(isOurs)("of our own house everything is ours", () => {
  const said = stillOurs(root, site, ours).join("\n");
  for (const part of [
    "The name is still Loamstead",
    "site.config.ts still says what ours says",
    "content/landing/hero.json still says what ours says: what, promise",
    "The logo is still ours",
    "These colours are still ours: accent, link and sky1",
    "Headings are still in our font",
    "Link previews still show our picture",
    "These pictures are still ours",
    "These posts are still ours",
    "links.social leads to https://social.example/loamstead, where nobody is",
    "securityContact is https://code.example/loamstead/security, where nobody is",
  ])
    expect(said).toContain(part);
});

test("a name of ours in what the studio writes is found, and a count that is not theirs", () => {
  const told = Object.assign({}, testSite, {
    name: "Saltmere",
    description: `The ten thousand fields of ${ours.name}.`,
  });
  const said = stillOurs(root, told, ours).filter((each) =>
    each.startsWith("site.config.ts speaks"),
  );
  expect(said).toEqual([
    `site.config.ts speaks of ${ours.name}.`,
    "site.config.ts speaks of ten thousand; the collection has one hundred fields.",
  ]);
});
