// Tests the addresses of parishes over real sockets, and what their pages are handed.
import { expect, test } from "vitest";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { createPageWork } from "../pages/pageWork.ts";
import { anyTurn, pagesHere } from "../pages/testing/pagesHere.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { parishPages } from "./parishPages.ts";

/** What a page is handed. */
async function given(parts: { size: number } & Partial<typeof at>, slug: string) {
  const told = await parishPages({ ...at, ...parts }).given(slug, "", anyTurn);
  return told.ok ? told.value : undefined;
}

const nobody = { countIn: async () => null };
const collection = { address: `0x${"c0".repeat(20)}`, size: 10_000 };
const pool = pagesHere(createPageWork({ renderDir: "", origin: "", collection }));
const at = { owners: nobody, pool, basePath: "/", clock: () => Date.UTC(2026, 10, 23, 12) };

test("a parish has one address, to which its number leads, and others none", async () => {
  // A hundred fields: one parish, and the beginning of a second.
  const { port } = await startTestServer({ basePath: "/farm/" });
  const status = async (path: string) => (await ask(port, `/farm/parishes/${path}`)).status;
  expect(await status("goose-end")).toBe(200);
  expect(await status(parishSlug(1))).toBe(200);
  for (const other of [parishSlug(2), "nowhere", "2", "99999999999", "-1", "1.5", ""])
    expect(await status(other), other).toBe(404);
  for (const [asked, meant] of [
    ["1", parishSlug(1)],
    ["0", "goose-end"],
    ["Goose-End", "goose-end"],
    ["goose-end/", "goose-end"],
  ]) {
    const { status, headers } = await ask(port, `/farm/parishes/${asked}`);
    expect([status, headers.location]).toEqual([308, `/farm/parishes/${meant}`]);
  }
});

test("a page is handed its day, its drawing and its keepers, checked for mistakes in writing", async () => {
  const asked: number[][] = [];
  const owners = {
    async countIn(first: number, end: number) {
      asked.push([first, end]);
      return [{ owner: `0x${"ab".repeat(20)}`, fields: 3 }];
    },
  };
  const told = (slug: string) => given({ owners: owners as never, size: 10_000 }, slug);
  const whole = await told("goose-end");
  expect(whole).toMatchObject({
    day: 20_780,
    keepers: [[expect.stringMatching(/^0x[aAbB]+$/), 3]],
  });
  expect(whole!.keepers![0]![0]).toMatch(/[AB]/);
  expect(whole!.drawing!.fields).toHaveLength(91);
  expect((await told(parishSlug(109)))!.drawing!.fields).toHaveLength(81);
  expect(asked).toEqual([
    [0, 91],
    [9919, 10_000],
  ]);
});

test("only a parish that is whole is drawn", async () => {
  const drawn = async (size: number, parish: number) => {
    const told = await given({ size }, parishSlug(parish));
    return told && told.drawing !== null;
  };
  expect(await drawn(100, 0)).toBe(true);
  expect(await drawn(100, 1)).toBe(false);
  expect(await drawn(91, 1)).toBeNull();
  expect(await drawn(100_000, 109)).toBe(false);
  expect(await drawn(100_000, 300)).toBe(false);
});
