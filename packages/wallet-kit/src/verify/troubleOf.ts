// What went wrong with a question to a site's server, by what it threw.
import type { Refusal } from "../kit/authentication.ts";

export type Trouble = {
  /** What a visitor is told of it. */
  readonly reason: Refusal["reason"];
  /** Whether the same question may well be answered a little later. */
  readonly mayPass: boolean;
};

/** Offline is what throws as `fetch` does; everything else is told by its `status`. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : "";
  if (["TypeError", "TimeoutError", "AbortError"].includes(name))
    return { reason: "offline", mayPass: true };
  const status = Number(
    typeof error === "object" && error !== null && "status" in error && error.status,
  );
  if (status === 429) return { reason: "busy", mayPass: true };
  if (status >= 400 && status < 500) return { reason: "refused", mayPass: false };
  return { reason: "away", mayPass: status >= 500 };
}
