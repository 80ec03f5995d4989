// Draws pictures anew in a thread of its own: a photograph takes longer than a frame.
import { type Remaking, remake } from "./remake.ts";

export type RemakeRequest = { readonly n: number; readonly file: Blob };
export type RemakeAnswer = { readonly n: number; readonly made: Remaking };

addEventListener("message", async ({ data }: MessageEvent<RemakeRequest>) => {
  const made = await remake(data.file, (width, height) => new OffscreenCanvas(width, height));
  const answer: RemakeAnswer = { n: data.n, made };
  postMessage(answer, { transfer: made.ok ? [made.value.bytes] : [] });
});
