// Films the room while it turns once round itself: twelve seconds that go where links do not.

/** What of the stage this needs: every frame on a canvas of our own, on the ground that pictures have. */
type Filmed = { readonly film: (canvas: HTMLCanvasElement) => () => void };

type Filming = {
  readonly stage: Filmed;
  /** Turns the room to so many radians; null lets go of it. */
  readonly spin: (radians: number | null) => void;
  readonly size: { readonly width: number; readonly height: number };
  readonly seconds: number;
  /** From 0 to 1. */
  readonly onWay: (way: number) => void;
  readonly signal: AbortSignal;
};

const FRAMES_A_SECOND = 30;
const BITS_A_SECOND = 6_000_000;

const kinds = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

const kindHere = (): string | undefined =>
  "MediaRecorder" in window && "captureStream" in HTMLCanvasElement.prototype
    ? kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
    : undefined;

/** Whether this browser can film what it draws. */
export const canFilm = (): boolean => kindHere() !== undefined;

/** Each frame as it comes; what is done in one may take longer than the next. */
function frames(work: (now: number) => boolean, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const step = (now: number) => {
    if (signal.aborted || !work(now)) resolve();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return promise;
}

/** Null where it was given up, or the browser would not do it after all. */
export async function filmRoom(filming: Filming): Promise<Blob | null> {
  const { stage, spin, size, seconds, onWay, signal } = filming;
  const canvas = document.createElement("canvas");
  // Films are made of squares of two dots.
  canvas.width = size.width & ~1;
  canvas.height = size.height & ~1;
  const stop = stage.film(canvas);
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const ended = Promise.withResolvers<boolean>();
  const parts: Blob[] = [];
  try {
    const recorder = new MediaRecorder(stream, {
      mimeType: kindHere()!,
      videoBitsPerSecond: BITS_A_SECOND,
    });
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => ended.resolve(true));
    recorder.addEventListener("error", () => ended.resolve(false));
    recorder.start();
    let begun: number | null = null;
    await frames((now) => {
      begun ??= now;
      const way = Math.min(1, (now - begun) / (seconds * 1000));
      spin(way * 2 * Math.PI);
      onWay(way);
      return way < 1;
    }, signal);
    if (recorder.state !== "inactive") recorder.stop();
    const isWhole = await ended.promise;
    return isWhole && !signal.aborted ? new Blob(parts, { type: "video/webm" }) : null;
  } catch {
    return null;
  } finally {
    stop();
    spin(null);
    for (const track of stream.getTracks()) track.stop();
  }
}
