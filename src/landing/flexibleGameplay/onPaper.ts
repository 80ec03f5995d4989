// Has weeks played on paper by the law of the farm; fetched when somebody asks for more than the page was printed with.
import site from "../../../site.config.ts";
import type { Week } from "../../farm/players/simulateWeek.ts";
import { loadLand } from "../../fields/land/further.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { type FieldTraits, fieldTraits } from "../../fields/traits.ts";

export type Asked = { readonly field: number; readonly off: readonly number[] };

/** What is known, one week for each stop of the slider. */
export type Told = Asked & { readonly name: string; readonly weeks: readonly Week[] };

export type WeeksRequest = { readonly traits: FieldTraits; readonly off: readonly number[] };
export type WeeksAnswer = readonly Week[];

const { address, size } = site.collection;

/** Rejects where the thread cannot begin; what is not waited for any more is not played to its end. */
export async function onPaper({ field, off }: Asked, signal: AbortSignal): Promise<Told> {
  await loadLand(size);
  const traits = fieldTraits(address, field);
  const request: WeeksRequest = { traits, off };
  return { field, off, name: fieldName(field, traits), weeks: await played(request, signal) };
}

function played(request: WeeksRequest, signal: AbortSignal): Promise<WeeksAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WeeksAnswer>();
  const thread = new Worker(new URL("./playWeeks.worker.ts", import.meta.url), { type: "module" });
  const end = () => thread.terminate();
  thread.addEventListener("message", ({ data }: MessageEvent<WeeksAnswer>) => resolve(data));
  thread.addEventListener("error", (event) => reject(new Error(event.message)));
  signal.addEventListener("abort", end);
  thread.postMessage(request);
  return promise.finally(end);
}
