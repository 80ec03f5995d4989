// Tests over real sockets, and with the process of its own, what becomes of uploads that mean ill.
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { ownTurn } from "../jobs/jobTurn.ts";
import { roomsRefusal, startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { openRecoding } from "./openRecoding.ts";
import { pictureHashOf } from "./pictureFiles.ts";
import {
  endlessJpeg,
  hugePng,
  lyingJpeg,
  movingPng,
  noise,
  unfoldingText,
  withChunks,
  withoutScan,
} from "./testing/hostile.ts";
import { png, upload } from "./testing/uploads.ts";

describe("hostile uploads", () => {
  test("what means ill comes in harmless, or not at all", async () => {
    const { holder, guest, outcomes } = await startRoomsForTest();
    const me = await holder();
    const [still, photo] = [
      await noise(37, 21).png().toBuffer(),
      await noise(37, 21).jpeg().toBuffer(),
    ];
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const harmless = [
      Buffer.concat([still, page, still.subarray(-12)]),
      Buffer.concat([photo, page]),
      movingPng(still),
      withChunks(still, unfoldingText(400 * 1_048_576)),
    ];
    for (const bytes of harmless) {
      expect(await upload(me, bytes)).toMatchObject({
        status: 201,
        body: { width: 37, height: 21 },
      });
      const shown = await guest.send(`/pictures/${pictureHashOf(bytes)}`);
      expect(shown.status).toBe(200);
      expect(shown.text).not.toMatch(/script|acTL|fdAT|zTXt/);
    }
    const large = await noise(2048, 2048).jpeg({ progressive: true, quality: 1 }).toBuffer();
    const wide = sharp(await png(1, { width: 5000, height: 5000 }))
      .jpeg()
      .toBuffer();
    const tooLarge = [hugePng(13_000), lyingJpeg(await wide)];
    for (const bytes of tooLarge) {
      expect(await upload(me, bytes)).toMatchObject({ status: 413, body: { limit: "pixels" } });
    }
    for (const bytes of [withoutScan(photo), endlessJpeg(large, 1_000_000)]) {
      expect(await upload(me, bytes)).toMatchObject(roomsRefusal(415, "not-a-picture"));
    }
    expect(outcomes.filter((outcome) => outcome === "kept")).toHaveLength(4);
  });

  test("the process that draws pictures anew does so, and refuses", async () => {
    const recoding = openRecoding();
    onTestFinished(recoding.close);
    const mine = { turn: ownTurn("me") };
    const done = await recoding.run(await png(1), mine);
    expect(done).toMatchObject({ ok: true, value: { ok: true, value: { width: 4, height: 3 } } });
    expect(await recoding.run(hugePng(13_000), mine)).toEqual({
      ok: true,
      value: { ok: false, reason: { width: 13_000, height: 13_000 } },
    });
    // What sharp can read, and this process cannot.
    const others = {
      SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      GIF: await noise(9, 9).gif().toBuffer(),
      TIFF: await noise(9, 9).tiff().toBuffer(),
      AVIF: await noise(9, 9).avif({ effort: 0 }).toBuffer(),
    };
    for (const [name, bytes] of Object.entries(others)) {
      const refused = { ok: true, value: { ok: false, reason: "not-a-picture" } };
      expect(await recoding.run(bytes, mine), name).toEqual(refused);
    }
  });
});
