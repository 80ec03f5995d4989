// A film is the same pictures every time, stopped in the middle or not, and plays; without graphics the sheet is drawn.
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { soak } from "../../../test/soak.ts";
import { askForGraphicsAgain } from "../../scene/context/graphics.ts";
import type { EndCard } from "./drawEndCard.ts";
import { filmSpanOf } from "./filmSpan.ts";
import { yearOnPage } from "./testing/yearOnPage.ts";
import { yearCard } from "./yearCard.ts";
import { openYearWork, type YearWork } from "./yearWork.ts";

/** Software draws slowly where others work beside it. */
const SLOW = { timeout: soak(1_500_000, 240_000) };

const film = { what: "film", shape: "square" } as const;
const sheet = { what: "sheet", shape: "square" } as const;

/** Of a whole year, or of a few days of a month. */
async function cardOf(): Promise<EndCard> {
  const played = yearOnPage(soak(365, 31));
  const span = filmSpanOf(played.state().farm.begun, played.now())!;
  const card = await yearCard(played, span, new AbortController().signal);
  const { told } = card!;
  return { ...card!, told: { ...told, days: told.days.slice(0, soak(365, 4)) } };
}

/** What is on a canvas, as one number (FNV-1a). */
function hashOf({ width, height }: HTMLCanvasElement, pen: CanvasRenderingContext2D): number {
  const dots = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
  return dots.reduce((hash, dot) => Math.imul(hash ^ dot, 16_777_619) >>> 0, 2_166_136_261);
}

/** Runs it until it is done, or has so many pictures; with the hash of each that was drawn. */
async function runUntil({ canvas, run }: YearWork, most = Number.POSITIVE_INFINITY) {
  const pen = canvas.getContext("2d")!;
  const stopping = new AbortController();
  const hashes: number[] = [];
  let begins = -1;
  const made = await run(stopping.signal, ({ n }) => {
    if (begins < 0) begins = n;
    else hashes.push(hashOf(canvas, pen));
    if (n >= most) stopping.abort();
  });
  return { made, hashes, begins };
}

async function played(file: Blob): Promise<HTMLVideoElement> {
  const video = document.createElement("video");
  const url = URL.createObjectURL(file);
  onTestFinished(() => URL.revokeObjectURL(url));
  Object.assign(video, { src: url, muted: true });
  document.body.append(video);
  onTestFinished(() => video.remove());
  await video.play();
  return video;
}

afterEach(() => vi.unstubAllGlobals());

describe("a film", () => {
  test("is the same pictures twice, stopped and gone on with too, and plays", SLOW, async () => {
    const card = await cardOf();
    const pictures = card.told.days.length + 24;
    const whole = await runUntil(openYearWork(card, film));
    expect(whole.hashes).toHaveLength(pictures);
    expect(new Set(whole.hashes).size).toBeGreaterThan(3);

    const again = openYearWork(card, film);
    const first = await runUntil(again, 2);
    expect(first.made).toEqual({ ok: false, reason: "stopped" });
    const rest = await runUntil(again);
    expect(rest.begins).toBe(2);
    expect([...first.hashes, ...rest.hashes]).toEqual(whole.hashes);

    for (const { made } of [whole, rest]) {
      if (!made.ok) throw new Error(made.reason);
      expect(made.value.type).toMatch(/^video\/(mp4|webm)$/);
      expect(made.value.size).toBeLessThanOrEqual(12_000_000);
      const video = await played(made.value);
      expect([video.videoWidth, video.videoHeight]).toEqual([720, 720]);
      expect(video.duration).toBeCloseTo(pictures / 6, 1);
    }
  });

  test("of a device that says yes and writes nothing is none", SLOW, async () => {
    class Liar {
      static isConfigSupported = async () => ({ supported: true });
      state = "configured";
      encodeQueueSize = 0;
      configure() {}
      encode() {}
      close() {}
      readonly #tell: () => void;
      constructor({ error }: { error: () => void }) {
        this.#tell = error;
      }
      async flush() {
        this.#tell();
      }
    }
    vi.stubGlobal("VideoEncoder", Liar);
    const { made } = await runUntil(openYearWork(await cardOf(), film));
    expect(made).toEqual({ ok: false, reason: "noEncoder" });
  });

  test("without graphics is none, and says why", SLOW, async () => {
    const card = await cardOf();
    const work = openYearWork(card, film);
    const real = HTMLCanvasElement.prototype.getContext;
    const none = vi.spyOn(HTMLCanvasElement.prototype, "getContext");
    none.mockImplementation(function (this: HTMLCanvasElement, ...asked: unknown[]) {
      return asked[0] === "2d" ? real.apply(this, asked as never) : null;
    });
    askForGraphicsAgain();
    onTestFinished(() => {
      none.mockRestore();
      askForGraphicsAgain();
    });
    const { made } = await runUntil(work);
    expect(made).toEqual({ ok: false, reason: "noGraphics" });
    // The sheet is drawn all the same.
    const drawn = await runUntil(openYearWork(card, sheet), 2);
    expect(drawn.hashes).toHaveLength(2);
    expect(new Set(drawn.hashes).size).toBe(2);
  });
});

test("a sheet is a picture of its size, the same every time", SLOW, async () => {
  const whole = await cardOf();
  // Its days are those of the span: a short run has a span of four.
  const { span, days } = whole.told;
  const told = { ...whole.told, span: { ...span, last: span.first + days.length - 1 } };
  const card = { ...whole, told };
  const [one, two] = [
    await runUntil(openYearWork(card, sheet)),
    await runUntil(openYearWork(card, sheet)),
  ];
  expect(two.hashes).toEqual(one.hashes);
  if (!one.made.ok) throw new Error(one.made.reason);
  expect(one.made.value.type).toBe("image/png");
  const { width, height } = await createImageBitmap(one.made.value);
  expect([width, height]).toEqual([1600, 2000]);
});
