// Tests that JSON of more than a packet goes out compressed to whoever takes it so, and nothing else does.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressJson } from "./compressJson.ts";
import type { Env } from "./env.ts";
import { problem, problemCodeOf, problemResponse } from "./problem.ts";

const long = { words: "to and fro ".repeat(200) };
let made = 0;
const app = new Hono<Env>()
  .use(compressJson())
  .get("/long", (c) => c.json(long, 200, { ETag: '"1"', "Set-Cookie": "a=b" }))
  .get("/made", (c) => {
    made += 1;
    return c.json({ made, ...long }, 200, { ETag: c.req.query("tag") ?? "" });
  })
  .get("/twins", (c) => c.json(long, 200, { Vary: "Accept-Encoding", "Content-Encoding": "br" }))
  .get("/short", (c) => c.json({ words: "to" }))
  .get("/text", (c) => c.text(long.words))
  .get("/same", () => new Response(null, { status: 304, headers: { ETag: '"1"' } }))
  .get("/nothing", (c) => c.body(null, 204))
  .get("/refused", () => problemResponse(problem("not-found", "No.", { more: long })));

async function get(path: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { "Accept-Encoding": accepted };
  const answer = await app.request(path, { headers });
  const told = Object.fromEntries(answer.headers);
  return { answer, told, body: Buffer.from(await answer.arrayBuffer()) };
}

test("the form that is liked best is given, with everything that was told besides", async () => {
  const br = await get("/long", "gzip, deflate, br");
  expect(br.told).toEqual({
    "content-type": "application/json",
    "content-encoding": "br",
    "set-cookie": "a=b",
    etag: '"1"',
    vary: "Accept-Encoding",
  });
  expect(JSON.parse(String(brotliDecompressSync(br.body)))).toEqual(long);
  const gzip = await get("/long", "gzip;q=1, br;q=0.5");
  expect(gzip.told).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(JSON.parse(String(gunzipSync(gzip.body)))).toEqual(long);
});

test("what has a tag made of its content is compressed once", async () => {
  const times = async (tag: string) => {
    const { body } = await get(`/made?tag=${encodeURIComponent(tag)}`, "br");
    return JSON.parse(String(brotliDecompressSync(body))).made;
  };
  expect([await times('W/"a"'), await times('W/"b"'), await times('W/"a"')]).toEqual([1, 2, 1]);
  expect([await times('"a"'), await times('"a"')]).toEqual([4, 5]);
});

test("what a route has compressed itself is not compressed again", async () => {
  const { told, body } = await get("/twins", "br");
  expect(told).toMatchObject({ vary: "Accept-Encoding", "content-encoding": "br" });
  expect(JSON.parse(String(body))).toEqual(long);
});

test.each([
  ["/long", undefined],
  ["/long", "identity"],
  ["/long", "br;q=0"],
  ["/short", "br"],
])("%s goes out as it is to whoever takes %s", async (path, accepted) => {
  const { told, body } = await get(path, accepted);
  expect(told).toMatchObject({ vary: "Accept-Encoding" });
  expect(told).not.toHaveProperty("content-encoding");
  expect(JSON.parse(String(body))).toHaveProperty("words");
});

test("what is no JSON is left alone", async () => {
  const { told, body } = await get("/text", "br");
  expect(told).not.toHaveProperty("vary");
  expect(String(body)).toBe(long.words);
  expect(await get("/nothing", "br")).toMatchObject({ told: {}, answer: { status: 204 } });
});

test("what is still the same says that it might have been compressed", async () => {
  const { answer, told } = await get("/same", "br");
  expect(answer.status).toBe(304);
  expect(told).toEqual({ etag: '"1"', vary: "Accept-Encoding" });
});

test("a refusal keeps its status and its code", async () => {
  const { answer, told, body } = await get("/refused", "br");
  expect(answer.status).toBe(404);
  expect(told).toMatchObject({ "content-encoding": "br", "cache-control": "no-store" });
  expect(JSON.parse(String(brotliDecompressSync(body)))).toMatchObject({ code: "not-found" });
  expect(problemCodeOf(answer)).toBe("not-found");
});
