// Tests what comes of a store that refuses, breaks down, never answers or answers without end.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { serveLocally } from "../testing/serveLocally.ts";
import { openBucket } from "./bucket.ts";
import { startStore } from "./testing/startStore.ts";

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

async function broken(answer: Answer, timeoutMs = 20_000) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    answer(req, res);
  });
  const { port, stop } = await serveLocally(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await stop();
  });
  const place = { endpoint: `http://127.0.0.1:${port}`, name: "farm", region: "eu-1" };
  const bucket = { ...place, accessKeyId: "id", secretAccessKey: "secret" };
  const time = { now: 0 };
  return { files: openBucket(bucket, { timeoutMs, clock: () => time.now }), asked, time };
}

const away = (reason: string) => ({ ok: false, reason: { why: "away", reason } });

describe("files in a bucket", () => {
  test("wrong keys, and a bucket that is not there, are told as what they are", async () => {
    const { bucket } = await startStore();
    const wrongSecret = openBucket({ ...bucket, secretAccessKey: "other" });
    const nobody = openBucket({ ...bucket, accessKeyId: "nobody" });
    const elsewhere = openBucket({ ...bucket, name: "elsewhere" });
    const mismatch = away("the bucket answered 403 SignatureDoesNotMatch");
    expect(await wrongSecret.check()).toEqual(mismatch);
    expect(await wrongSecret.read("rooms/a")).toEqual(mismatch);
    // What is asked without a body is answered without a reason.
    expect(await wrongSecret.has("rooms/a")).toEqual(away("the bucket answered 403"));
    expect(await wrongSecret.write("rooms/a", Buffer.from("a"))).toEqual(mismatch);
    expect(await wrongSecret.remove("rooms/a")).toEqual(mismatch);
    expect(await Array.fromAsync(wrongSecret.list("rooms"))).toEqual([mismatch]);
    expect(await nobody.check()).toEqual(away("the bucket answered 403 InvalidAccessKeyId"));
    expect(await elsewhere.check()).toEqual(away("the bucket answered 404 NoSuchBucket"));
    expect(await elsewhere.read("rooms/a")).toEqual(away("the bucket answered 404 NoSuchBucket"));
  });

  test("nobody waits for one that could not be reached, until a few seconds later", async () => {
    let isAway = true;
    const { files, asked, time } = await broken((req, res) => {
      if (isAway) req.socket.destroy();
      else res.end("here");
    });
    const gone = await files.read("rooms/a");
    expect(gone.ok).toBe(false);
    expect(asked).toHaveLength(3);
    isAway = false;
    time.now += 4_000;
    expect(await files.read("rooms/b")).toEqual(gone);
    expect(await files.write("rooms/b", Buffer.from("b"))).toEqual(gone);
    expect(asked).toHaveLength(3);
    time.now += 2_000;
    expect(await files.read("rooms/b")).toEqual({ ok: true, value: Buffer.from("here") });
  });

  test("a store that stumbles is asked again, and not for ever", async () => {
    let failing = 2;
    const { files, asked } = await broken((_req, res) => {
      failing -= 1;
      res.writeHead(failing >= 0 ? 503 : 200).end("whole");
    });
    expect(await files.read("rooms/a")).toEqual({ ok: true, value: Buffer.from("whole") });
    expect(asked).toEqual(Array(3).fill("GET /farm/rooms/a"));
    failing = 99;
    expect(await files.read("rooms/a")).toEqual(away("the bucket answered 503"));
    expect(asked).toHaveLength(6);
  });

  test("one that has no room says so, one that sends away is not followed", async () => {
    const full = await broken((_req, res) => res.writeHead(507).end());
    const fullReason = { why: "full", reason: "the bucket answered 507" };
    expect(await full.files.write("rooms/a", Buffer.from("a"))).toEqual({
      ok: false,
      reason: fullReason,
    });
    const moved = await broken((_req, res) => res.writeHead(307, { Location: "/other" }).end());
    expect(await moved.files.read("rooms/a")).toEqual(away("the bucket answered 307"));
    expect(moved.asked).toEqual(["GET /farm/rooms/a"]);
  });

  test.each<[string, Answer, string]>([
    ["never answers", () => {}, "The operation was aborted due to timeout"],
    ["hangs up", (req) => req.socket.destroy(), "UND_ERR_SOCKET"],
    [
      "breaks off",
      (req, res) => {
        res.writeHead(200, { "Content-Length": 100 }).write("x");
        setTimeout(() => req.socket.destroy(), 10);
      },
      "UND_ERR_SOCKET",
    ],
    [
      "answers without end",
      (_req, res) => {
        const more = () => {
          while (!res.destroyed && res.write(Buffer.alloc(1_048_576)));
        };
        res.on("drain", more);
        more();
      },
      "An answer of more than 16777216 bytes.",
    ],
  ])("one that %s costs a moment and a sentence", async (what, answer, reason) => {
    const { files } = await broken(answer, what === "never answers" ? 100 : 20_000);
    expect(await files.read("rooms/a")).toEqual(away(`the bucket could not be asked: ${reason}`));
  });

  test("what a store lists that is no list is nothing", async () => {
    const { files } = await broken((_req, res) => res.end("<html>Welcome</html>"));
    expect(await Array.fromAsync(files.list("rooms"))).toEqual([]);
  });
});
