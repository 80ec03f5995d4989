// Pictures of pieces in the colours that things have, drawn once each; the thread goes when nobody has asked for a while.
import type { Coat } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import { openModelWorker } from "../modelWorker/modelWorker.ts";

/** The address of a picture, null where none could be drawn. */
type Drawn = Promise<string | null>;

const MOST = 300;
const PATIENCE_MS = 20_000;

const worker = openModelWorker();
const drawn = new Map<string, Drawn>();
let leaving: ReturnType<typeof setTimeout> | undefined;

async function draw(model: ModelId, coat: Coat): Drawn {
  const answer = await worker.ask({ kind: "piece", model, coat });
  clearTimeout(leaving);
  leaving = setTimeout(worker.close, PATIENCE_MS);
  if (!answer.ok || !answer.value) return null;
  return `data:image/svg+xml,${encodeURIComponent(answer.value.svg)}`;
}

export function coatedPicture(model: ModelId, coat: Coat): Drawn {
  const key = `${model} ${coat}`;
  const known = drawn.get(key) ?? draw(model, coat);
  drawn.delete(key);
  drawn.set(key, known);
  const [eldest] = drawn.keys();
  if (drawn.size > MOST) drawn.delete(eldest!);
  return known;
}
