// A script of a visited page that has its browser write a short film, stopped in the middle, and play it.
import { openFilmEncoder } from "../../src/play/year/filmEncoder.ts";
import { filmFile } from "../../src/play/year/filmFile.ts";

const PICTURES = 12;

function paint(pen: CanvasRenderingContext2D, n: number): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = `hsl(${n * 30} 60% 60%)`;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#fffaee";
  pen.fillRect(20 * n, 20 * n, 200, 200);
}

async function play(film: Blob): Promise<string> {
  const video = document.createElement("video");
  video.muted = true;
  video.src = URL.createObjectURL(film);
  document.body.append(video);
  const hasGoneOn = new Promise<void>((resolve) => {
    video.ontimeupdate = () => video.currentTime > 0.5 && resolve();
  });
  await video.play();
  await hasGoneOn;
  return `${video.videoWidth} by ${video.videoHeight}, ${video.duration.toFixed(0)} s`;
}

/** What was played, or that this browser writes no films. */
async function filmTold(): Promise<string> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 720, height: 720 });
  const pen = canvas.getContext("2d")!;
  paint(pen, 0);
  const encoder = await openFilmEncoder(canvas);
  if (!encoder) return "none is written";
  for (let n = 0; n < PICTURES; n++) {
    paint(pen, n);
    if (!(await encoder.add(canvas))) throw new Error(`${encoder.codec.codec} failed at ${n}`);
    if (n === PICTURES / 2 && !(await encoder.rest())) throw new Error("It could not rest");
  }
  if (!(await encoder.rest())) throw new Error(`${encoder.codec.codec} could not end`);
  return play(await filmFile(encoder.codec, encoder.written()));
}

Object.assign(globalThis, { filmTold });
