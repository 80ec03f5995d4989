// Tests that a file that changes, or a visitor who leaves, spoils one answer and no other.
import { readdir, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ask, askSlowly, sendRawBytes } from "../testing/ask.ts";
import { testPages } from "../testing/makeSite.ts";
import { startTestServer } from "../testing/testServer.ts";

test("a file that vanished after the start breaks one answer, not the server", async () => {
  const { port, site } = await startTestServer();
  await rm(join(site.siteDir, "assets/photo-4d5e6f.avif"));
  await expect(ask(port, "/assets/photo-4d5e6f.avif")).rejects.toThrow();
  expect((await ask(port, "/news")).status).toBe(200);
});

test.each([
  ["shrank", "short"],
  ["grew", "long ".repeat(1000)],
])(
  "a file that %s ends its connection before another answer can be misread",
  async (_, content) => {
    const { port, site } = await startTestServer();
    await writeFile(join(site.siteDir, "feed.xml"), content);
    const both =
      "GET /feed.xml HTTP/1.1\r\nHost: h\r\n\r\n" +
      "GET /news HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";
    const told = await sendRawBytes(port, both).catch(() => "");
    expect(told).not.toContain("News");
    expect((await ask(port, "/news")).status).toBe(200);
  },
);

test("a visitor who leaves in the middle leaves no file open", async () => {
  const big = Buffer.alloc(20_000_000, "a");
  const { port, site } = await startTestServer({ prepare: (made) => made.add("big.bin", big) });
  const path = join(site.siteDir, "big.bin");

  const answer = await askSlowly(port, "/big.bin");
  await vi.waitUntil(() => isOpen(path), { timeout: 5000 });
  answer.destroy();
  await vi.waitUntil(async () => !(await isOpen(path)), { timeout: 5000 });
});

async function isOpen(path: string): Promise<boolean> {
  const descriptors = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")),
  );
  return targets.includes(path);
}

test("two requests on one connection get two whole answers", async () => {
  const { port } = await startTestServer();
  const all = await sendRawBytes(
    port,
    "GET /news HTTP/1.1\r\nHost: h\r\n\r\n" +
      "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
  );
  expect(all.indexOf(testPages.news)).toBeGreaterThan(0);
  expect(all.indexOf(testPages.home)).toBeGreaterThan(all.indexOf(testPages.news));
});
