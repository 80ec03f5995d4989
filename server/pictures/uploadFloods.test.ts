// Tests over real sockets that one address with many keys neither stops uploads nor uses them up for others.

import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { accept, refuse } from "@loamstead/lib/result.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { soak } from "../../test/soak.ts";
import { roomsRefusal, startRoomsForTest } from "../rooms/testing/startRoomsForTest.ts";
import { openRecoding } from "./openRecoding.ts";
import { png, upload } from "./testing/uploads.ts";

describe("floods of uploads", () => {
  test("files of junk, from ten keys of one address, use up nobody's day", async () => {
    const junk = soak(2_000, 120);
    const { newHolder, holder, db, clock } = await startRoomsForTest("sqlite", {
      uploads: { ofAccount: 200, inAll: junk / 2 },
      patience: junk / 10,
      changeBudget: (usual) => usual,
    });
    const keys = await Promise.all(Array.from({ length: 10 }, (_, i) => newHolder(i + 10)));
    for (let i = 0; i < junk; i += 1) {
      const sent = await upload(keys[i % 10]!, randomBytes(40));
      expect(sent).toMatchObject(roomsRefusal(415, "not-a-picture"));
    }
    expect(await db.rows("select * from pictures")).toEqual([]);
    const other = await newHolder(1, "198.51.100.7");
    for (const number of [1, 2, 3])
      expect((await upload(other, await png(number))).status).toBe(201);
    // Nor the day of the keys themselves.
    clock.now += 1;
    expect((await upload(keys[0]!, await png(4))).status).toBe(201);
    expect((await upload(await holder(2), await png(5))).status).toBe(201);
  });

  test("new accounts keep twenty, a network what is its, and there is some left for whoever comes then", async () => {
    const { newHolder, db, dataDir } = await startRoomsForTest("sqlite", {
      uploads: { ofAccount: 200, inAll: 100 },
    });
    let number = 0;
    const bring = async (who: Awaited<ReturnType<typeof newHolder>>, most: number) => {
      const answers: number[] = [];
      for (let i = 0; i < most; i += 1) {
        number += 1;
        answers.push((await upload(who, await png(number))).status);
      }
      return answers.filter((status) => status === 201).length;
    };
    expect(await bring(await newHolder(1, "2001:db8:1:1::1"), 22)).toBe(20);
    // A /48 has a quarter.
    expect(await bring(await newHolder(2, "2001:db8:1:2::1"), 10)).toBe(5);
    for (const [i, from] of ["2001:db9:1:1::1", "2001:dba:1:1::1"].entries())
      await bring(await newHolder(3 + i, from), 22);
    for (let i = 0; i < 3; i += 1)
      expect(await bring(await newHolder(9 + i, `198.51.100.${i}`), 3)).toBe(3);
    const [row] = await db.rows("select count(*) as n from pictures");
    expect(Number(row?.n)).toBeLessThanOrEqual(100);
    const files = await readdir(`${dataDir}/pictures`, { recursive: true });
    expect(files.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(Number(row?.n));
  });

  test("40 keys of one address upload what is heavy, and another visitor's pictures all come in", async () => {
    const heavy = 60;
    // Stands for two seconds of a core, and then being killed.
    const recoding = openRecoding(() => ({
      async run(bytes) {
        await setTimeout(bytes.byteLength > 1_000 ? heavy : 1);
        if (bytes.byteLength > 1_000) return refuse("it took too much memory");
        return accept(accept({ type: "image/png", width: 1, height: 1, bytes }));
      },
      end: async () => {},
    }));
    onTestFinished(recoding.close);
    const { newHolder } = await startRoomsForTest("sqlite", { recoding, patience: 40 });
    const keys = await Promise.all(Array.from({ length: 40 }, (_, i) => newHolder(i + 10)));
    let isOver = false;
    const floods = keys.map(async (key) => {
      const answers = new Set<number>();
      while (!isOver) answers.add((await upload(key, randomBytes(2_000))).status);
      return answers;
    });
    const other = await newHolder(1, "198.51.100.7");
    for (let i = 0; i < 12; i += 1) expect((await upload(other, await png(i))).status).toBe(201);
    isOver = true;
    const answers = new Set((await Promise.all(floods)).flatMap((each) => [...each]));
    // Two were tried, and told so; all others come too often.
    expect([...answers].sort()).toEqual([415, 503]);
  });
});
