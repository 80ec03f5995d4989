// A thread that gathers its part of the light of a room, and leaves off as soon as it is asked anew.
import { bakeLight } from "../light/bakeLight.ts";
import type { LitShape } from "../light/litRoom.ts";
import { type LightRequest, type LightResponse, STOP_LIGHT } from "./requests.ts";

/** So long it works before it looks whether it is asked anew. */
const STRETCH_MS = 12;

const shapes = new Map<string, LitShape>();
let latest: LightRequest | null = null;
let isAtWork = false;

const channel = new MessageChannel();
let goOn = () => {};
channel.port2.onmessage = () => goOn();
/** Lets messages in; a timer would wait longer than the work between two takes. */
const pause = () =>
  new Promise<void>((resolve) => {
    goOn = resolve;
    channel.port1.postMessage(null);
  });

async function gather({ job, baking }: LightRequest): Promise<void> {
  const steps = bakeLight(baking, shapes);
  let held: Uint32Array<ArrayBuffer> | null = null;
  const tell = (isLast: boolean) => {
    if (!held) return;
    const told: LightResponse = { job, part: baking.part, dots: held, isLast };
    postMessage(told, { transfer: [held.buffer] });
    held = null;
  };
  for (;;) {
    const until = performance.now() + STRETCH_MS;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done) return tell(true);
      // Only the next step tells whether this was the last.
      if (held) tell(false);
      held = value ?? null;
    }
    await pause();
    if (latest?.job !== job) return;
  }
}

async function work(): Promise<void> {
  isAtWork = true;
  // All that was asked meanwhile comes in before the latest is begun.
  await pause();
  for (let done: LightRequest | null = null; latest && latest !== done; ) {
    done = latest;
    const used = new Set(done.baking.room.things.map(({ key }) => key));
    for (const key of shapes.keys()) if (!used.has(key)) shapes.delete(key);
    await gather(done);
  }
  isAtWork = false;
}

addEventListener("message", ({ data }: MessageEvent<LightRequest | typeof STOP_LIGHT>) => {
  if (data === STOP_LIGHT) {
    latest = null;
    return;
  }
  for (const [key, shape] of data.shapes) shapes.set(key, shape);
  latest = data;
  if (!isAtWork) void work();
});
