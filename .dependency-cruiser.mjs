// Who may import whom: the layers of src/, the purity of its rules, and what the product stays free of.

// Parts without framework, network or clock; the server runs some of them too.
// Of the room's stage it is what tells, without graphics, what stands where and how it is seen.
const pure =
  "^src/((models|fields|farm|routes|keeping|scene/(light|camera|frames|context)|room/(model|light|commands|rules|history|describe|session|keeping|catalogue|picture|shapes|template|tracing|wishes)|exchange/protocol)/|room/stage/(hand/marks|light/(lamps|litShapes|roomLit)|photo/(aim|eye|focus|lenses)|pictures/pictureQuads|things/thingsShown|view/(flatView|roomFrame|sight))\\.ts$)";
const lib = "^(src|packages)/lib/";
const stills = "^src/stills/";
const ui = "^packages/ui/";
const passkey = "^packages/passkey/";
const kit = "^packages/wallet-kit/";
const scene = "^src/scene/";
// Every folder that is none of those that are something else.
const feature = "^src/(?!(app|landing|lib|stills|scene|keeping)/)[^/]+/";
const tests = "\\.test\\.tsx?$";

const packages = (...names) => `(^|node_modules/)(@types/)?(${names.join("|")})(/|$)`;
const frameworks = packages("react", "react-dom", "three", "wagmi", "@wagmi", "@tanstack");

// A type is gone before the code runs: it may couple two files, but it loads nothing.
const loads = { dependencyTypesNot: ["type-only", "type-import"] };

const layer = (name, comment, from, mayImport) => ({
  name,
  severity: "error",
  comment,
  from: { path: from.path ?? from, ...(from.pathNot && { pathNot: from.pathNot }) },
  to: { path: "^(src|packages)/", pathNot: mayImport },
});

// The room designer from the ground up. A folder needs what lies on the floors below it to run, and
// nothing beside or above it; what it knows only by its type may lie anywhere.
const roomFloors = [
  ["model"],
  ["rules", "history", "light"],
  ["catalogue", "commands", "describe"],
  ["shapes"],
  ["session", "keeping", "picture", "search", "template", "wishes"],
  ["modelWorker", "lightWorker"],
  ["stage"],
  ["tracing"],
  ["editor"],
  ["hands", "panels"],
  ["pictures", "planView", "listView"],
  ["sceneView", "owned"],
  ["files", "visit", "linkForms"],
  ["rooms"],
  ["online"],
  ["frame"],
];
// Beside the floors stand the pages that visitors come to, each with what it may need of them.
const roomPages = {
  introduction: ["frame/(RoomDesigner\\.tsx|editor\\.css)$", "modelWorker/loadFurniture\\.ts$"],
  share: [
    "catalogue/galleryAsk\\.ts$",
    "visit/RoomVisit\\.tsx$",
    "linkForms/",
    "frame/editor\\.css$",
    "modelWorker/loadFurniture\\.ts$",
    "template/(picture|strings)\\.ts$",
  ],
};

const inRoom = (...folders) => `^src/room/(${folders.join("|")})/`;
const inside = { pathNot: [tests, "/testing/"] };

const roomFloor = (folders, i) => ({
  name: `room-floor-of-${folders[0]}`,
  severity: "error",
  comment: "A floor of the room designer stands on those below it.",
  from: { path: inRoom(...folders), ...inside },
  to: {
    path: "^src/room/",
    pathNot: ["^src/room/$1/", ...(i > 0 ? [inRoom(...roomFloors.slice(0, i).flat())] : [])],
    ...loads,
  },
});

const roomPage = ([folder, needed]) => ({
  name: `room-page-of-${folder}`,
  severity: "error",
  comment: "A page beside the room designer needs no more of it than is said here.",
  from: { path: inRoom(folder), ...inside },
  to: {
    path: "^src/room/",
    pathNot: [inRoom(folder), ...needed.map((part) => `^src/room/${part}`)],
    ...loads,
  },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...roomFloors.map(roomFloor),
    ...Object.entries(roomPages).map(roomPage),
    {
      name: "room-folders-have-a-floor",
      severity: "error",
      comment:
        "A new folder of the room designer is given its floor, or is a page, in the lists above.",
      from: {},
      to: {
        path: "^src/room/[^/]+/",
        pathNot: inRoom(...roomFloors.flat(), ...Object.keys(roomPages)),
      },
    },
    {
      name: "room-designer-comes-late",
      severity: "error",
      comment: "Whoever reads the introduction does not wait for the editor.",
      from: { pathNot: [inRoom("frame"), tests] },
      to: {
        path: `${inRoom("frame")}.*\\.tsx?$`,
        dependencyTypesNot: [...loads.dependencyTypesNot, "dynamic-import"],
      },
    },
    layer("lib-is-lowest", "lib/ serves everyone and knows no one.", lib, [lib]),
    layer(
      "pure-parts-below-pictures",
      "Pure parts import only lib/ and each other; what is drawn lies above them.",
      pure,
      [lib, pure],
    ),
    {
      name: "keeping-knows-no-kind",
      severity: "error",
      comment:
        "Keeping knows a document only by its codec; a kind that it knew would be its only one.",
      from: { path: "^src/keeping/" },
      to: { path: "^(src|packages)/", pathNot: ["^src/keeping/", lib] },
    },
    layer(
      "stills-below-ui",
      "A still picture is shown by the ui, not the other way round.",
      stills,
      [lib, pure, stills],
    ),
    layer("ui-below-all", "The ui knows no site, and nothing but lib/.", ui, [
      "^packages/lib/",
      ui,
    ]),
    layer(
      "wallet-kit-stands-alone",
      "The kit is taken by other sites: it knows nothing of this one.",
      kit,
      ["^packages/lib/", ui, passkey, kit],
    ),
    layer(
      "packages-know-no-site",
      "What lies in packages/ is whole without src/.",
      "^packages/lib/",
      ["^packages/lib/"],
    ),
    {
      name: "wallet-kit-only-through-its-doors",
      severity: "error",
      comment: "The site uses the kit as any other would: by what its package exports.",
      from: { path: "^src/" },
      to: { path: kit, pathNot: `${kit}src/((connected|identity|kit|wallets)/)?index\\.ts$` },
    },
    layer(
      "passkey-stands-alone",
      "A passkey's account is the same on any site, and the server follows it too.",
      passkey,
      ["^packages/lib/", passkey],
    ),
    layer("scene-below-features", "The kit for 3D has no feature in it.", scene, [
      lib,
      pure,
      scene,
    ]),
    layer(
      "features-below-pages",
      "A feature does not know the landing page or the app around it.",
      { path: feature, pathNot: [pure] },
      [lib, pure, stills, ui, passkey, kit, scene, feature],
    ),
    layer(
      "landing-below-app",
      "The landing page does not know the app around it.",
      "^src/landing/",
      ["^(packages/|src/(?!app/))"],
    ),
    {
      name: "features-only-through-index",
      severity: "error",
      comment: "Another feature is used only by what its index.ts, or that of a part of it, names.",
      from: { path: "^src/([^/]+)/" },
      to: { path: [feature, "^src/landing/"], pathNot: ["^src/$1/", "/index\\.tsx?$", pure] },
    },
    {
      name: "pure-parts-without-frameworks",
      severity: "error",
      comment: "Pure parts run anywhere: no React, no three, no wagmi.",
      from: { path: [lib, pure, passkey], pathNot: tests },
      to: { path: frameworks, ...loads },
    },
    {
      name: "pure-parts-without-node",
      severity: "error",
      comment: "Pure parts run in a browser as well as on the server.",
      from: { path: [lib, pure, passkey], pathNot: tests },
      to: { dependencyTypes: ["core"], ...loads },
    },
    {
      name: "three-only-in-scenes",
      severity: "error",
      comment: "three is met in the renderer of the kit for 3D and in files named *Scene.ts.",
      from: {
        path: "^(src|packages|server)/",
        pathNot: [`${scene}renderer/`, "Scene\\.ts$", tests],
      },
      to: { path: packages("three"), ...loads },
    },
    {
      name: "server-uses-only-pure-parts",
      severity: "error",
      comment: "Of src/ the server uses what is pure, and nothing else.",
      from: { path: "^server/" },
      to: { path: "^(src|packages)/", pathNot: [lib, pure, passkey] },
    },
    {
      name: "product-without-its-tools",
      severity: "error",
      comment: "What visitors and operators run contains no local world, tool, benchmark or test.",
      from: { path: "^(src|packages|server)/", ...inside },
      to: { path: "^(localnet|scripts|build|bench|test|drawStills)/" },
    },
    {
      name: "no-circles",
      severity: "error",
      comment:
        "Files that lead back to each other, be it by a type, cannot be understood one at a time.",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
  },
};
