// Has weeks played on paper by the law of the farm; fetched when somebody asks for more than the page was printed with.
import site from "../../../site.config.ts";
import type { Week } from "../../farm/players/simulateWeek.ts";
import { loadLand } from "../../fields/land/further.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";
import { openWorkerClient, type WorkerThread } from "../../lib/worker/openWorkerClient.ts";

export type WeeksInput = { readonly field: number; readonly off: readonly number[] };

/** What is known, one week for each stop of the slider. */
export type WeeksResult = WeeksInput & { readonly name: string; readonly weeks: readonly Week[] };

export type WeeksRequest = {
  readonly kind: "weeks";
  readonly traits: FieldTraits;
  readonly off: readonly number[];
};
export type WeeksAnswers = { readonly weeks: readonly Week[] };

const { address, size } = site.collection;

const newThread = (): WorkerThread =>
  new Worker(new URL("./playWeeks.worker.ts", import.meta.url), { type: "module" });

/** Rejects where they could not be played; what is not waited for any more is not played to its end. */
export async function simulateWeeks(
  { field, off }: WeeksInput,
  signal: AbortSignal,
): Promise<WeeksResult> {
  await loadLand(size);
  signal.throwIfAborted();
  const traits = fieldTraits(address, field);
  const client = openWorkerClient<WeeksRequest, WeeksAnswers>(newThread, { idleMs: 0 });
  signal.addEventListener("abort", client.close);
  const played = await client.ask({ kind: "weeks", traits, off });
  if (!played.ok) throw new Error(`The weeks could not be played: ${played.reason}`);
  return { field, off, name: fieldName(field, traits), weeks: played.value };
}
