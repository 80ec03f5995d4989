// Writes the pictures of a film as fast as they come, by the browser's own encoder (WebCodecs).
import { type FilmCodec, filmCodecs, firstThat } from "./filmCodecs.ts";
import { PACE } from "./yearNotes.ts";

type FilmSize = { readonly width: number; readonly height: number };

export type WrittenPicture = {
  readonly chunk: EncodedVideoChunk;
  readonly meta: EncodedVideoChunkMetadata | undefined;
};

export type FilmEncoder = {
  readonly codec: FilmCodec;
  /** The next picture. False where the device has given up. */
  readonly add: (canvas: HTMLCanvasElement) => Promise<boolean>;
  /** Writes what it has, and lets go of the device: it may go on at any time. False where that has failed. */
  readonly rest: () => Promise<boolean>;
  readonly written: () => readonly WrittenPicture[];
};

/** Bits for a second, so that a minute stays well below 12 MB. */
const BITS = 1_150_000;
const SECOND = 1_000_000;
/** One can jump to each of these. */
const KEY_EVERY = 8 * PACE;
/** So many may wait for the encoder. */
const MOST_WAITING = 4;
const PROBE_MS = 5_000;

const configOf = ({ codec }: FilmCodec, { width, height }: FilmSize): VideoEncoderConfig => ({
  codec,
  width,
  height,
  bitrate: BITS,
  framerate: PACE,
  latencyMode: "quality",
});

const pictureOf = (canvas: HTMLCanvasElement, n: number): VideoFrame =>
  new VideoFrame(canvas, {
    timestamp: Math.round((n * SECOND) / PACE),
    duration: Math.round(SECOND / PACE),
    alpha: "discard",
  });

/** A test picture is written: some devices say yes, and fail. */
async function writes(codec: FilmCodec, size: FilmSize, canvas: HTMLCanvasElement) {
  const config = configOf(codec, size);
  const said = await VideoEncoder.isConfigSupported(config).catch(() => null);
  if (!said?.supported) return false;
  const { promise: isWritten, resolve } = Promise.withResolvers<boolean>();
  const encoder = new VideoEncoder({
    output: (_, meta) => resolve(meta?.decoderConfig !== undefined),
    error: () => resolve(false),
  });
  const late = setTimeout(() => resolve(false), PROBE_MS);
  try {
    encoder.configure(config);
    const picture = pictureOf(canvas, 0);
    encoder.encode(picture, { keyFrame: true });
    picture.close();
    encoder.flush().catch(() => resolve(false));
    return await isWritten;
  } catch {
    return false;
  } finally {
    clearTimeout(late);
    close(encoder);
  }
}

/** One that has failed is closed already. */
function close(encoder: VideoEncoder): void {
  if (encoder.state !== "closed") encoder.close();
}

/** Null where the browser writes no films. */
export async function openFilmEncoder(canvas: HTMLCanvasElement): Promise<FilmEncoder | null> {
  if (typeof VideoEncoder === "undefined") return null;
  // WebKit of GTK begins what its encoder stands on only with a video, and ends the page without it.
  document.createElement("video").canPlayType("video/mp4");
  const { width, height } = canvas;
  const size = { width, height };
  const codec = await firstThat(filmCodecs, (one) => writes(one, size, canvas));
  return codec && encoderWith(codec, size);
}

function encoderWith(codec: FilmCodec, size: FilmSize): FilmEncoder {
  const written: WrittenPicture[] = [];
  let encoder: VideoEncoder | null = null;
  let hasFailed = false;
  let count = 0;

  function open(): VideoEncoder {
    const opened = new VideoEncoder({
      output: (chunk, meta) => written.push({ chunk, meta }),
      error: () => {
        hasFailed = true;
      },
    });
    opened.configure(configOf(codec, size));
    return opened;
  }

  async function untilFree(one: VideoEncoder): Promise<void> {
    while (one.state === "configured" && one.encodeQueueSize >= MOST_WAITING)
      await new Promise((free) => setTimeout(free, 4));
  }

  return {
    codec,
    written: () => written,
    async add(canvas) {
      if (hasFailed) return false;
      const isAnew = encoder === null;
      encoder ??= open();
      await untilFree(encoder);
      if (hasFailed || encoder.state !== "configured") return false;
      const picture = pictureOf(canvas, count);
      encoder.encode(picture, { keyFrame: isAnew || count % KEY_EVERY === 0 });
      picture.close();
      count += 1;
      return true;
    },
    async rest() {
      const resting = encoder;
      encoder = null;
      if (!resting || resting.state === "closed") return !hasFailed;
      const isWhole = await resting.flush().then(
        () => true,
        () => false,
      );
      close(resting);
      return isWhole && !hasFailed;
    },
  };
}
