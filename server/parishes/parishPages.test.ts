// Tests the addresses of parishes over real sockets, and what their pages are handed.
import { expect, test } from "vitest";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import type { SpriteSheet } from "../../src/fields/sheets/sheets.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { parishPages } from "./parishPages.ts";

type Parts = Parameters<typeof parishPages>[0];

/** What a page is handed. */
async function given(parts: { size: number } & Partial<typeof at>, slug: string) {
  const told = await parishPages({ ...at, ...parts }).given(slug);
  return told.ok ? told.value : undefined;
}

const nobody = { countIn: async () => null };
const none = { has: async () => false };
const at = {
  owners: nobody,
  sheets: none as Parts["sheets"],
  basePath: "/",
  clock: () => Date.UTC(2026, 10, 23, 12),
};

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

test("a page is handed its day and its keepers, checked for mistakes in writing", async () => {
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
  await told(parishSlug(109));
  expect(asked).toEqual([
    [0, 91],
    [9919, 10_000],
  ]);
});

test("a page is told whether the pictures of its fields lie on a sheet", async () => {
  const sheets = { has: async ({ kind, n }: SpriteSheet) => kind === "parish" && n === 1 };
  const told = async (parish: number) =>
    (await given({ size: 200, sheets }, parishSlug(parish)))?.sheet;
  expect([await told(0), await told(1), await told(2)]).toEqual([false, true, false]);
  expect(await given({ size: 91 }, parishSlug(1))).toBeNull();
});
