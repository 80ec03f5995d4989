// Breaks every layer rule on purpose, and shows beside it what the rule lets through.
import { beforeAll, describe, expect, test } from "vitest";
import { type Broken, cruiseTree, ruleNames, type Tree } from "./cruiseTree.ts";

/** `also` is a second rule, where whatever breaks the one breaks it too. */
type Case = { rule: string; also?: string; file: string; imports: string; isGood?: true };

const value = (from: string) => `import { x } from "${from}";\nexport const y = x;`;
const type = (from: string) => `import type { X } from "${from}";\nexport type Y = X;`;
const later = (from: string) => `export const y = () => import("${from}");`;

const bad = (rule: string, file: string, imports: string, also?: string): Case => ({
  rule,
  file,
  imports,
  ...(also !== undefined && { also }),
});
const good = (rule: string, file: string, imports: string): Case => ({
  rule,
  file,
  imports,
  isGood: true,
});

const kit = "../../packages/wallet-kit/src";

const cases: readonly Case[] = [
  bad("lib-is-lowest", "src/lib/up1.ts", value("../models/some.ts")),
  bad("lib-is-lowest", "src/lib/up2.ts", type("../../packages/ui/some.ts")),
  bad("lib-is-lowest", "src/lib/up3.ts", later("../app/some.ts")),
  good("lib-is-lowest", "src/lib/level.ts", value("./some.ts")),
  good("lib-is-lowest", "src/lib/down.ts", value("../../packages/lib/some.ts")),

  bad("pure-parts-below-pictures", "src/models/up.ts", value("../../packages/ui/some.ts")),
  bad("pure-parts-below-pictures", "src/farm/up.ts", value("../stills/some.ts")),
  bad("pure-parts-below-pictures", "src/room/rules/up.ts", type("../some.ts")),
  bad("pure-parts-below-pictures", "src/exchange/protocol/up.ts", value("../some.ts")),
  bad("pure-parts-below-pictures", "src/routes/up.ts", value("../app/some.ts")),
  good("pure-parts-below-pictures", "src/routes/level.ts", value("../farm/some.ts")),
  bad("pure-parts-below-pictures", "src/scene/light/up.ts", value("../some.ts")),
  good("pure-parts-below-pictures", "src/fields/down.ts", value("../lib/some.ts")),
  good("pure-parts-below-pictures", "src/room/commands/level.ts", value("../model/some.ts")),

  bad("pure-parts-below-pictures", "src/room/keeping/up.ts", type("../some.ts")),
  good("pure-parts-below-pictures", "src/room/keeping/kind.ts", value("../../keeping/some.ts")),

  bad("keeping-knows-no-kind", "src/keeping/room.ts", type("../room/model/some.ts")),
  bad("keeping-knows-no-kind", "src/keeping/sync/farm.test.ts", value("../../farm/some.ts")),
  good("keeping-knows-no-kind", "src/keeping/sync/down.ts", value("../../lib/some.ts")),

  bad("stills-below-ui", "src/stills/up.ts", value("../../packages/ui/some.ts")),
  good("stills-below-ui", "src/stills/down.ts", value("../models/some.ts")),

  bad("ui-below-all", "packages/ui/site.ts", value("../../src/news/index.ts")),
  bad("ui-below-all", "packages/ui/kit.ts", type("../wallet-kit/src/index.ts")),
  good("ui-below-all", "packages/ui/down.ts", value("../lib/some.ts")),

  bad(
    "wallet-kit-stands-alone",
    "packages/wallet-kit/src/up.ts",
    value("../../../src/stills/some.ts"),
  ),
  bad(
    "wallet-kit-stands-alone",
    "packages/wallet-kit/src/lib.ts",
    value("../../../src/lib/some.ts"),
  ),
  good("wallet-kit-stands-alone", "packages/wallet-kit/src/down.ts", value("../../ui/some.ts")),

  bad("packages-know-no-site", "packages/lib/up.ts", type("../../src/lib/some.ts")),
  good("packages-know-no-site", "packages/lib/level.ts", value("./some.ts")),

  bad("passkey-stands-alone", "packages/passkey/site.ts", value("../../src/news/index.ts")),
  bad("passkey-stands-alone", "packages/passkey/kit.ts", type("../wallet-kit/src/index.ts")),
  good("passkey-stands-alone", "packages/passkey/down.ts", value("../lib/some.ts")),
  bad("pure-parts-without-frameworks", "packages/passkey/wagmi.ts", value("wagmi")),
  bad("pure-parts-without-node", "packages/passkey/node.ts", value("node:crypto")),
  good("server-uses-only-pure-parts", "server/passkey.ts", value("../packages/passkey/some.ts")),

  bad("wallet-kit-only-through-its-doors", "src/signIn/inside.ts", value(`${kit}/some.ts`)),
  good("wallet-kit-only-through-its-doors", "src/signIn/door.ts", value(`${kit}/index.ts`)),
  good(
    "wallet-kit-only-through-its-doors",
    "src/signIn/porch.ts",
    later(`${kit}/identity/index.ts`),
  ),

  bad("scene-below-features", "src/scene/up1.ts", value("../news/index.ts")),
  bad("scene-below-features", "src/scene/gestures/up2.ts", type("../../../packages/ui/some.ts")),
  good("scene-below-features", "src/scene/down.ts", value("../models/some.ts")),

  bad("features-below-pages", "src/news/up1.ts", value("../landing/index.ts")),
  bad("features-below-pages", "src/exchange/up2.ts", value("../app/some.ts")),
  good("features-below-pages", "src/world/down.ts", value("../../packages/ui/some.ts")),
  good("features-below-pages", "src/world/kit.ts", value("../scene/some.ts")),

  bad("landing-below-app", "src/landing/up.ts", value("../app/some.ts")),
  good("landing-below-app", "src/landing/down.ts", value("../news/index.ts")),

  bad("features-only-through-index", "src/signIn/within.ts", value("../exchange/some.ts")),
  bad("features-only-through-index", "src/landing/inside.ts", value("../world/some.ts")),
  bad("features-only-through-index", "src/app/inside.ts", later("../landing/some.ts")),
  // A folder that nobody told the rules of is a feature.
  bad("features-only-through-index", "src/landing/novel.ts", value("../almanac/some.ts")),
  bad("features-only-through-index", "src/almanac/inside.ts", value("../exchange/some.ts")),
  bad("features-below-pages", "src/almanac/up.ts", value("../app/some.ts")),
  good("features-only-through-index", "src/signIn/gate.ts", value("../exchange/index.ts")),
  good("features-only-through-index", "src/signIn/window.ts", later("../exchange/index.tsx")),
  good("features-only-through-index", "src/exchange/own.ts", value("./some.ts")),
  good("features-only-through-index", "src/app/pure.ts", value("../room/model/some.ts")),

  bad("pure-parts-without-frameworks", "src/farm/react.ts", value("react")),
  bad("pure-parts-without-frameworks", "src/keeping/react.ts", value("react")),
  bad("pure-parts-without-frameworks", "src/fields/dom.ts", value("react-dom/static")),
  bad("pure-parts-without-frameworks", "src/room/model/wagmi.ts", value("wagmi")),
  bad("pure-parts-without-frameworks", "src/lib/react.ts", later("react")),
  good("pure-parts-without-frameworks", "src/lib/types.ts", type("react")),
  good("pure-parts-without-frameworks", "src/farm/valibot.ts", value("valibot")),
  good("pure-parts-without-frameworks", "packages/ui/react.ts", value("react")),

  bad("pure-parts-without-node", "src/exchange/protocol/node.ts", value("node:crypto")),
  bad("pure-parts-without-node", "src/lib/node.ts", value("node:path")),
  good("pure-parts-without-node", "src/farm/vectors.test.ts", value("node:fs")),
  good("pure-parts-without-node", "server/node.ts", value("node:fs")),

  bad("three-only-in-scenes", "src/world/draw.ts", value("three")),
  bad("three-only-in-scenes", "src/world/addons.ts", later("three/addons/controls.js")),
  bad("three-only-in-scenes", "src/scene/gestures/three.ts", value("three")),
  bad("three-only-in-scenes", "server/three.ts", value("three")),
  good("three-only-in-scenes", "src/scene/renderer/light.ts", value("three")),
  good("three-only-in-scenes", "src/world/worldScene.ts", value("three/addons/controls.js")),
  good("three-only-in-scenes", "src/world/panel.ts", type("three")),

  bad("server-uses-only-pure-parts", "server/up1.ts", value("../packages/ui/some.ts")),
  bad("server-uses-only-pure-parts", "server/up2.ts", type("../src/news/index.ts")),
  good("server-uses-only-pure-parts", "server/pure.ts", value("../src/farm/some.ts")),
  good("server-uses-only-pure-parts", "server/lib.ts", value("../src/lib/some.ts")),
  good("server-uses-only-pure-parts", "server/shape.ts", value("../packages/lib/some.ts")),
  good("server-uses-only-pure-parts", "server/config.ts", value("../site.config.ts")),

  bad(
    "product-without-its-tools",
    "packages/wallet-kit/src/local.ts",
    later("../../../localnet/some.ts"),
  ),
  bad("product-without-its-tools", "server/script.ts", value("../scripts/some.ts")),
  bad("product-without-its-tools", "server/build.ts", value("../build/some.ts")),
  bad("product-without-its-tools", "packages/ui/bench.ts", value("../../bench/some.ts")),
  bad("product-without-its-tools", "packages/ui/test.ts", value("../../test/some.ts")),
  bad("product-without-its-tools", "src/landing/still.ts", value("../../drawStills/some.ts")),
  good("product-without-its-tools", "packages/ui/testing/soak.ts", value("../../../test/some.ts")),
  good("product-without-its-tools", "build/lib.ts", value("../src/lib/some.ts")),
  good("product-without-its-tools", "test/e2e/script.ts", value("../../scripts/some.ts")),

  bad("room-floor-of-model", "src/room/model/up.ts", value("../rules/some.ts")),
  good("room-floor-of-model", "src/room/model/types.ts", type("../rules/some.ts")),
  bad("room-floor-of-rules", "src/room/rules/beside.ts", value("../history/some.ts")),
  good("room-floor-of-rules", "src/room/history/down.ts", value("../model/some.ts")),
  bad("room-floor-of-catalogue", "src/room/describe/up.ts", later("../session/some.ts")),
  good("room-floor-of-catalogue", "src/room/catalogue/down.ts", value("../rules/some.ts")),
  bad("room-floor-of-session", "src/room/picture/beside.ts", value("../session/some.ts")),
  good("room-floor-of-session", "src/room/session/down.ts", value("../commands/some.ts")),
  bad("room-floor-of-modelWorker", "src/room/modelWorker/up.ts", value("../stage/some.ts")),
  good("room-floor-of-modelWorker", "src/room/modelWorker/down.ts", value("../picture/some.ts")),
  bad("room-floor-of-shapes", "src/room/shapes/up.ts", value("../session/some.ts")),
  good("room-floor-of-shapes", "src/room/session/down.ts", value("../shapes/some.ts")),
  bad(
    "room-floor-of-tracing",
    "src/room/tracing/up.ts",
    value("../editor/some.ts"),
    "pure-parts-below-pictures",
  ),
  bad("room-floor-of-stage", "src/room/stage/beside.ts", value("../tracing/some.ts")),
  good("room-floor-of-tracing", "src/room/tracing/down.ts", value("../shapes/some.ts")),
  bad("room-floor-of-stage", "src/room/stage/up.ts", value("../editor/some.ts")),
  good("room-floor-of-stage", "src/room/stage/types.ts", type("../editor/some.ts")),
  bad("room-floor-of-editor", "src/room/editor/up.ts", value("../hands/some.ts")),
  good("room-floor-of-editor", "src/room/editor/deep/down.ts", value("../../session/some.ts")),
  bad("room-floor-of-hands", "src/room/hands/beside.ts", value("../panels/some.ts")),
  good("room-floor-of-hands", "src/room/panels/down.ts", value("../editor/some.ts")),
  bad("room-floor-of-pictures", "src/room/listView/up.ts", later("../sceneView/some.ts")),
  good("room-floor-of-pictures", "src/room/planView/down.ts", value("../hands/some.ts")),
  bad("room-floor-of-sceneView", "src/room/owned/up.ts", value("../online/some.ts")),
  good("room-floor-of-sceneView", "src/room/sceneView/down.ts", later("../stage/some.ts")),
  bad("room-floor-of-files", "src/room/files/up.ts", value("../rooms/some.ts")),
  good("room-floor-of-files", "src/room/files/down.ts", value("../stage/some.ts")),
  bad("room-floor-of-rooms", "src/room/rooms/up.ts", value("../online/some.ts")),
  good("room-floor-of-rooms", "src/room/rooms/down.ts", value("../files/some.ts")),
  bad("room-floor-of-online", "src/room/online/page.ts", value("../share/some.ts")),
  good("room-floor-of-online", "src/room/online/down.ts", value("../rooms/some.ts")),
  bad("room-floor-of-frame", "src/room/frame/door.ts", later("../index.ts")),
  bad("room-floor-of-frame", "src/room/frame/page.ts", value("../introduction/some.ts")),
  good("room-floor-of-frame", "src/room/frame/down.ts", value("../online/some.ts")),
  good("room-floor-of-frame", "src/room/frame/all.test.ts", value("../introduction/some.ts")),
  bad("room-page-of-introduction", "src/room/introduction/part.ts", later("../frame/some.ts")),
  good(
    "room-page-of-introduction",
    "src/room/introduction/door.ts",
    later("../frame/RoomDesigner.tsx"),
  ),
  bad("room-page-of-introduction", "src/room/introduction/worker.ts", value("../stage/some.ts")),
  good(
    "room-page-of-introduction",
    "src/room/introduction/furniture.ts",
    value("../modelWorker/loadFurniture.ts"),
  ),
  bad("room-page-of-share", "src/room/share/down.ts", value("../online/some.ts")),
  good("room-page-of-share", "src/room/share/keeping.ts", value("../../keeping/some.ts")),
  bad("room-folders-have-a-floor", "src/room/share/attic.ts", type("../attic/some.ts")),
  good("room-folders-have-a-floor", "src/farm/room.ts", type("../room/model/some.ts")),
  bad(
    "room-designer-comes-late",
    "src/room/introduction/atOnce.ts",
    value("../frame/RoomDesigner.tsx"),
  ),
  good("room-designer-comes-late", "src/room/frame/beside.ts", value("./RoomDesigner.tsx")),

  bad("no-circles", "packages/ui/circle.ts", value("./otherHalf.ts")),
  bad("no-circles", "packages/ui/turn1.ts", value("./turn2.ts")),
];

const leaf = "export const x = 1;\nexport type X = number;\n";
const words = (text: string) => text.split(" ");
const leaves = [
  ...words("lib models farm keeping room/model room exchange stills scene app"),
  ...words("world almanac landing"),
].map((folder) => `src/${folder}/some.ts`);
const packageLeaves = ["lib", "ui", "passkey", "wallet-kit/src", "wallet-kit/src/core"].map(
  (folder) => `packages/${folder}/some.ts`,
);
const roomLeaves = [
  ...words("attic rules history commands session picture shapes stage tracing editor hands panels"),
  ...words("sceneView files rooms online frame introduction share"),
].map((folder) => `src/room/${folder}/some.ts`);
const doors = [
  ...["news", "exchange", "landing", "room"].map((folder) => `src/${folder}/index.ts`),
  ...["", "identity/"].map((folder) => `packages/wallet-kit/src/${folder}index.ts`),
];
const outside = ["localnet", "scripts", "build", "bench", "test", "drawStills"];

const installed = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    exports: { ".": "./index.js", "./*": "./index.js" },
  }),
  [`node_modules/${name}/index.js`]: "export const x = 1;",
});

const surroundings: Tree = {
  "packages/ui/otherHalf.ts": value("./circle.ts"),
  "packages/ui/turn2.ts": type("./turn1.ts"),
  "src/room/frame/RoomDesigner.tsx": leaf,
  "src/room/modelWorker/loadFurniture.ts": leaf,
  "site.config.ts": leaf,
  ...Object.fromEntries(
    [...leaves, ...packageLeaves, ...roomLeaves, ...doors].map((file) => [file, leaf]),
  ),
  ...Object.fromEntries(outside.map((folder) => [`${folder}/some.ts`, leaf])),
  ...installed("react"),
  ...installed("react-dom"),
  ...installed("three"),
  ...installed("valibot"),
};

describe("layers", () => {
  let broken: Broken;

  beforeAll(async () => {
    const tree = Object.fromEntries(cases.map(({ file, imports }) => [file, imports]));
    broken = await cruiseTree(".dependency-cruiser.mjs", { ...surroundings, ...tree });
  });

  test.each(cases.filter(({ isGood }) => !isGood))(
    "$rule is broken by $file",
    ({ rule, also, file }) => {
      expect(broken.get(file)).toEqual(also === undefined ? [rule] : [also, rule]);
    },
  );

  test.each(cases.filter(({ isGood }) => isGood))("$rule lets $file pass", ({ file }) => {
    expect(broken.get(file)).toBeUndefined();
  });

  test("every rule is broken by something here", async () => {
    const rules = await ruleNames(".dependency-cruiser.mjs");
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(rules));
  });
});
