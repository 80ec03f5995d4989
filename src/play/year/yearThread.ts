// Asks a thread of its own to fold a log for its film: seconds of work that no gesture should feel.
import type { FarmEvent } from "../../farm/events/event.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { openWorkerClient } from "../../lib/worker/openWorkerClient.ts";
import type { FilmSpan } from "./filmSpan.ts";
import type { YearTold } from "./yearTold.ts";

export type YearWanted = {
  /** The field of the first day. */
  readonly field: number;
  readonly begun: Ms;
  readonly events: readonly FarmEvent[];
  readonly span: FilmSpan;
};

export type YearRequest = { readonly kind: "year"; readonly wanted: YearWanted };
export type YearAnswers = { readonly year: YearTold };

/** Null where it could not be folded, or was stopped: the thread ends with it. */
export async function yearInThread(
  wanted: YearWanted,
  signal: AbortSignal,
): Promise<YearTold | null> {
  const client = openWorkerClient<YearRequest, YearAnswers>(
    () => new Worker(new URL("./yearDays.worker.ts", import.meta.url), { type: "module" }),
  );
  signal.addEventListener("abort", client.close, { once: true });
  const told = signal.aborted ? null : await client.ask({ kind: "year", wanted });
  client.close();
  signal.removeEventListener("abort", client.close);
  return told?.ok ? told.value : null;
}
