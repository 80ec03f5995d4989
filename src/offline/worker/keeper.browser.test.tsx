// Tests in a real browser's caches which build answers what, and when one is let go.
import { beforeEach, expect, test } from "vitest";
import { listBuilds } from "../builds.ts";
import { createKeeper, type OfflineRequest } from "./keeper.ts";

const base = "/farm/";
const origin = location.origin;

type House = {
  /** What the server has now, by address below the base path. */
  served: Map<string, string>;
  live: string[];
  isOnline: boolean;
  now: number;
  fetched: string[];
};

let house: House;

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  house = { served: new Map(), live: [], isOnline: true, now: 1_000_000, fetched: [] };
});

const listOf = (id: string, files: readonly string[]) =>
  JSON.stringify({ entry: `/farm/assets/entry-${id}.js`, files: files.map((file) => [file, ""]) });

/** A server with that release, and the worker that came with it. */
function release(
  id: string,
  files: readonly string[] = ["play", `assets/entry-${id}.js`, "pieces/a.svg"],
) {
  for (const file of files) house.served.set(file, `${file} of ${id}`);
  house.served.set(`assets/offline-${id}.json`, listOf(id, files));
  return createKeeper(
    {
      id,
      base,
      list: `assets/offline-${id}.json`,
      pages: ["play", "offline"],
      instead: "offline",
      unnamed: ["pieces/"],
    },
    {
      caches,
      async fetch(request) {
        const address = new URL(String(request), origin).pathname.slice(base.length);
        house.fetched.push(address);
        const text = house.served.get(address);
        return new Response(text ?? "gone", { status: text === undefined ? 404 : 200 });
      },
      liveClients: async () => house.live,
      isOnline: () => house.isOnline,
      now: () => house.now,
    },
  );
}

const asked = (path: string, more: Partial<OfflineRequest> = {}): OfflineRequest => ({
  url: new URL(path, origin),
  method: "GET",
  isNavigation: false,
  client: "",
  next: "",
  ...more,
});

type Keeper = ReturnType<typeof createKeeper>;

async function told(
  keeper: Keeper,
  path: string,
  more?: Partial<OfflineRequest>,
): Promise<string | null> {
  const answer = await keeper.answer(asked(path, more));
  return answer ? answer.text() : null;
}

const open = (keeper: Keeper, next: string, path = "/farm/play?field=3") =>
  told(keeper, path, { isNavigation: true, next });

const keptIds = async () =>
  (await listBuilds(caches, base)).map(({ build }) => build?.id ?? null).sort();

test("a page is answered by the newest whole build, and its files by the page's own", async () => {
  const first = release("1");
  await first.install();
  expect(await open(first, "old")).toBe("play of 1");
  house.now += 1;
  const second = release("2");
  await second.install();
  // The worker that runs is still the first one.
  expect(await open(first, "new")).toBe("play of 2");
  expect(await told(first, "/farm/pieces/a.svg", { client: "old" })).toBe("pieces/a.svg of 1");
  expect(await told(first, "/farm/pieces/a.svg", { client: "new" })).toBe("pieces/a.svg of 2");
  expect(await told(first, "/farm/assets/entry-1.js", { client: "new" })).toBe(
    "assets/entry-1.js of 1",
  );
});

test("a build that could not be brought whole answers nothing, and goes on where it was", async () => {
  const first = release("1");
  await first.install();
  const second = release("2");
  house.served.delete("pieces/a.svg");
  await expect(second.install()).rejects.toThrow("pieces/a.svg was answered 404");
  expect(await open(first, "page")).toBe("play of 1");
  house.served.set("pieces/a.svg", "pieces/a.svg of 2");
  house.fetched = [];
  house.now += 1;
  await second.install();
  expect(house.fetched).toEqual(["assets/offline-2.json", "pieces/a.svg"]);
  expect(await open(first, "page")).toBe("play of 2");
});

test("what was half brought for a build that nobody serves any more is let go", async () => {
  const first = release("1");
  house.served.delete("pieces/a.svg");
  await expect(first.install()).rejects.toThrow();
  await release("2").install();
  expect(await keptIds()).toEqual(["2"]);
});

test("a build goes with the last page that is of it", async () => {
  const first = release("1");
  await first.install();
  await open(first, "old");
  house.now += 120_000;
  house.live = ["old"];
  const second = release("2");
  await second.install();
  await second.tidy();
  expect(await keptIds()).toEqual(["1", "2"]);
  house.live = [];
  await second.tidy();
  expect(await keptIds()).toEqual(["2"]);
});

test("a page that is only just coming keeps its build", async () => {
  const first = release("1");
  await first.install();
  await open(first, "coming");
  house.now += 30_000;
  const second = release("2");
  await second.install();
  await second.tidy();
  expect(await keptIds()).toEqual(["1", "2"]);
});

test("a release that is taken back is the newest again", async () => {
  for (const id of ["1", "2", "1"]) {
    house.now += 1;
    await release(id).install();
  }
  expect(await open(release("1"), "page")).toBe("play of 1");
});

test("nothing else is the worker's business, but another page where there is no network", async () => {
  const keeper = release("1", ["play", "offline"]);
  await keeper.install();
  const navigation = { isNavigation: true, next: "page" };
  expect(keeper.answer(asked("/farm/api/settings"))).toBeNull();
  expect(keeper.answer(asked("/farm/news", navigation))).toBeNull();
  expect(keeper.answer(asked("/other/play", navigation))).toBeNull();
  expect(keeper.answer(asked("/farm/play", { ...navigation, method: "POST" }))).toBeNull();
  house.isOnline = false;
  expect(await told(keeper, "/farm/news", navigation)).toBe("offline of 1");
});

test("caches that were cleared leave every answer to the network", async () => {
  const keeper = release("1");
  await keeper.install();
  for (const name of await caches.keys()) await caches.delete(name);
  expect(await open(keeper, "page")).toBeNull();
  expect(await told(keeper, "/farm/assets/entry-1.js", { client: "page" })).toBeNull();
  expect(await told(keeper, "/farm/pieces/a.svg", { client: "page" })).toBeNull();
});

test("two sites on one host keep apart", async () => {
  await release("1").install();
  expect(await listBuilds(caches, "/")).toEqual([]);
});
