// The project's commands: the name that package.json calls, the file that runs, what it is for, and whether it writes into the project's folder each time.
export const commands = {
  start: { file: "scripts/start.ts", does: "build what changed and serve the site" },
  test: { file: "scripts/test.ts", does: "run everything that guards the project", writes: true },
  dev: {
    file: "scripts/dev.ts",
    does: "serve the site with hot reload while you edit",
    writes: true,
  },
  build: { file: "scripts/build.ts", does: "build the site into dist/", writes: true },
  kit: {
    file: "scripts/kit.ts",
    does: "show every dialog of the wallet kit on a page",
    writes: true,
  },
  "pack:kit": {
    file: "scripts/packKit.ts",
    does: "build and pack the wallet kit for other sites",
    writes: true,
  },
  check: { file: "scripts/check.ts", does: "format, lint, types, layer rules, nothing unused" },
  format: { file: "scripts/format.ts", does: "format and mend what can be mended", writes: true },
  "test:unit": { file: "scripts/testUnit.ts", does: "the tests beside the code", writes: true },
  "test:near": {
    file: "scripts/testNear.ts",
    does: "the tests near what you changed",
    writes: true,
  },
  "test:soak": {
    file: "scripts/testSoak.ts",
    does: "the tests that prove by number, at length",
    writes: true,
  },
  "test:e2e": { file: "scripts/testE2e.ts", does: "the whole site in a browser", writes: true },
  "test:browsers": {
    file: "scripts/testBrowsers.ts",
    does: "one visit in Chromium, Firefox and WebKit",
    writes: true,
  },
  "test:kit": {
    file: "scripts/testKit.ts",
    does: "the packed wallet kit in three other sites, installed as theirs would be",
    writes: true,
  },
  "test:brand": {
    file: "scripts/testBrand.ts",
    does: "all tests in a copy of the house that has another brand and a thousand fields",
    writes: true,
  },
  coverage: {
    file: "scripts/coverage.ts",
    does: "tell which lines the tests in Node run through",
    writes: true,
  },
  size: { file: "scripts/size.ts", does: "weigh the built pages against their budgets" },
  audit: {
    file: "scripts/audit.ts",
    does: "ask the registry for known holes in what is installed",
  },
  bench: { file: "scripts/bench.ts", does: "run all benchmarks, or the named ones" },
  brand: {
    file: "scripts/brand.ts",
    does: "tell how the site becomes yours; with --check, what is still ours",
  },
  models: {
    file: "drawStills/models.ts",
    does: "show the named piece of furniture live, or write contact sheets of all models",
    writes: true,
  },
  backup: { file: "scripts/backup.ts", does: "copy the embedded database while it is in use" },
  restore: {
    file: "scripts/restore.ts",
    does: "put a backup in the place of the database, with its pictures",
  },
  move: { file: "scripts/move.ts", does: "carry all that is kept over to a PostgreSQL server" },
  "draw-fields": {
    file: "scripts/drawFields.ts",
    does: "draw the pictures for marketplaces ahead, or those of some fields",
  },
  farms: {
    file: "scripts/farms.ts",
    does: "look up a farm that is kept with an account, as it is or was at any minute",
  },
  rooms: { file: "scripts/rooms.ts", does: "read reports of rooms, hide a room or show it again" },
  replay: {
    file: "scripts/replay.ts",
    does: "do again all that a farm's file tells, and say what comes of it",
  },
  land: {
    file: "scripts/land.ts",
    does: "write the tables of the land from its law",
    writes: true,
  },
  stills: { file: "drawStills/render.ts", does: "draw the still pictures anew", writes: true },
};

export function findCommand(name) {
  if (name !== undefined && Object.hasOwn(commands, name)) {
    const { file, writes = false } = commands[name];
    return { ok: true, file, writes };
  }
  const width = Math.max(...Object.keys(commands).map((key) => key.length));
  const list = Object.entries(commands)
    .map(([key, { does }]) => `  npm run ${key.padEnd(width)}  ${does}`)
    .join("\n");
  const problem = name === undefined ? "Name a command." : `There is no command "${name}".`;
  return { ok: false, reason: `${problem} The commands are:\n${list}` };
}
