// Pictures of pieces in the colours that things have, drawn once each; the thread goes when nobody has asked for a while.
import { keyedAnswers } from "../../lib/worker/keyedAnswers.ts";
import type { Coat } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import { openModelWorker } from "../modelWorker/modelWorker.ts";

const MOST = 300;
const PATIENCE_MS = 20_000;

const worker = openModelWorker({ idleMs: PATIENCE_MS });

const drawings = keyedAnswers({
  keyOf: ({ model, coat }: { readonly model: ModelId; readonly coat: Coat }) => `${model} ${coat}`,
  ask: ({ model, coat }) => worker.ask({ kind: "piece", model, coat }),
  most: MOST,
});

/** The address of a picture, null where none could be drawn. */
export async function coatedPicture(model: ModelId, coat: Coat): Promise<string | null> {
  const drawn = await drawings.ask({ model, coat });
  if (!drawn.ok || !drawn.value) return null;
  return `data:image/svg+xml,${encodeURIComponent(drawn.value.svg)}`;
}
