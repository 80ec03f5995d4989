// Draws one thing once for all who ask for it at the same time, and gives up when nobody waits any more (request coalescing).
import type { JobOptions, JobResult } from "../jobs/jobPool.ts";
import type { JobTurn } from "../jobs/jobTurn.ts";

export type Share<Wanted, Drawn = Uint8Array> = (
  wanted: Wanted,
  asking: JobOptions,
) => Promise<JobResult<Drawn>>;

/** A connection is closed after 125 s; what takes longer is finished and kept, for whoever asks again. */
const ANSWER_MS = 100_000;
const late = { ok: false, why: "full" } as const;

type Sharing<Drawn> = {
  drawn: Promise<JobResult<Drawn>>;
  wanted: number;
  unwanted: AbortController;
};

/** `make` asks in the turn of whoever came first, and is told when nobody wants it any more. */
export function shareDrawing<Wanted, Drawn = Uint8Array>(
  nameOf: (wanted: Wanted) => string,
  make: (wanted: Wanted, asking: JobOptions) => Promise<JobResult<Drawn>>,
): Share<Wanted, Drawn> {
  const underWay = new Map<string, Sharing<Drawn>>();

  function begin(name: string, wanted: Wanted, turn: JobTurn): Sharing<Drawn> {
    const unwanted = new AbortController();
    const drawn = make(wanted, { turn, unwanted: unwanted.signal }).finally(() => {
      if (underWay.get(name)?.unwanted === unwanted) underWay.delete(name);
    });
    const sharing = { drawn, wanted: 0, unwanted };
    underWay.set(name, sharing);
    return sharing;
  }

  async function share(wanted: Wanted, asking: JobOptions): Promise<JobResult<Drawn>> {
    const { turn, unwanted: left } = asking;
    if (left?.aborted) return { ok: false, why: "unwanted" };
    const name = nameOf(wanted);
    const known = underWay.get(name);
    const mine = known ?? begin(name, wanted, turn);
    mine.wanted += 1;
    left?.addEventListener(
      "abort",
      () => {
        mine.wanted -= 1;
        if (mine.wanted > 0) return;
        // Whoever asks from now on begins anew instead of sharing what is being given up.
        if (underWay.get(name) === mine) underWay.delete(name);
        mine.unwanted.abort();
      },
      { once: true },
    );
    const drawn = await inTime(mine.drawn);
    if (drawn === late) return late;
    // Whoever came first had no place left; this one may have.
    const isOthers = known !== undefined && !drawn.ok && drawn.why === "full";
    return isOthers ? share(wanted, asking) : drawn;
  }
  return share;
}

const inTime = <Drawn>(drawn: Promise<JobResult<Drawn>>): Promise<JobResult<Drawn>> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ANSWER_MS, late);
    drawn.then(resolve, reject).finally(() => clearTimeout(timer));
  });
