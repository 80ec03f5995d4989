// Tests that a thread which dies over a room takes nothing but that room with it.
import { describe, expect, onTestFinished, test } from "vitest";
import { ownTurn } from "../jobs/jobTurn.ts";
import { createLog } from "../log.ts";
import { openReading } from "./openReading.ts";
import { roomJson } from "./testing/visitors.ts";

describe("openReading", () => {
  test("a thread that dies is a fault of ours, and the next room is read all the same", async () => {
    const logged: string[] = [];
    const log = createLog("error", { write: (line) => void logged.push(line) });
    const { read, close } = openReading(log, new URL("./testing/dyingThread.ts", import.meta.url));
    onTestFinished(close);
    const send = (text: string) => read(Buffer.from(text), ownTurn("me"));
    const room = JSON.stringify({ document: roomJson() });
    const [first, second, third] = await Promise.all([send("throw"), send("exit"), send(room)]);
    for (const dead of [first, second]) {
      expect(dead).toMatchObject({ ok: false, reason: { status: 500, code: "internal" } });
    }
    expect(third).toMatchObject({ ok: true, value: { content: { name: "Harvest kitchen" } } });
    expect(logged.map((line) => JSON.parse(line).reason)).toEqual([
      "the thread ended (Error: no)",
      "the thread ended (7)",
    ]);
  });

  test("more than may wait is told to come again", async () => {
    const { read, close } = openReading(createLog("silent"));
    onTestFinished(close);
    const room = JSON.stringify({ document: roomJson() });
    const all = await Promise.all(
      Array.from({ length: 12 }, () => read(Buffer.from(room), ownTurn("somebody"))),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(9);
    for (const one of all.filter(({ ok }) => !ok)) {
      expect(one).toMatchObject({ reason: { status: 503, code: "busy" } });
    }
  });
});
