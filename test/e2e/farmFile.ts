// Farms as files, played here by the law; on one a jug of flowers was made, and one pea soup cooked.
import site from "../../site.config.ts";
import { encodeLog } from "../../src/farm/codec/text.ts";
import { applyEvent } from "../../src/farm/events/apply.ts";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { farmGroundOf } from "../../src/farm/ground/ground.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { countOf } from "../../src/farm/state/counts.ts";
import type { Farm } from "../../src/farm/state/farm.ts";
import { RULES } from "../../src/farm/tables/version.ts";
import { fieldTraits } from "../../src/fields/traits.ts";

export const FIELD = 2;
/** In Seedtime. */
const begun = Date.UTC(2026, 3, 6, 8);
const MINUTE = 60_000;

type Does = (event: object, minutes?: number) => void;

/** A farm on which this was done; `farm` is how it stands by then. */
export function fileOf(play: (does: Does, farm: () => Farm, plots: number) => void): Buffer {
  const ground = farmGroundOf(fieldTraits(site.collection.address, FIELD));
  const events: FarmEvent[] = [];
  let farm = beginFarm(ground, begun);
  let at = begun;
  const does: Does = (event, minutes = 0) => {
    const done = { ...event, at } as FarmEvent;
    const result = applyEvent(farm, done, ground);
    if (!result.ok) throw new Error(`${done.kind}: ${result.reason.kind}`);
    farm = result.value.farm;
    events.push(done);
    at += minutes * MINUTE;
  };
  play(does, () => farm, 2 ** ground.plots.length - 1);
  return Buffer.from(encodeLog({ rules: RULES, field: FIELD, begun, events }));
}

export const farmFile = (): Buffer =>
  fileOf((does, farm, plots) => {
    const spare = (): number => countOf(farm().barn, "sunflower") - 6;
    while (farm().pence < 90 || spare() < 0) {
      does({ kind: "sow", plots, what: "sunflower" }, 2);
      does({ kind: "harvest", plots }, 1);
      if (spare() > 0) does({ kind: "sell", good: "sunflower", count: spare() });
    }
    does({ kind: "make", piece: "jug-of-flowers" });
    does({ kind: "sow", plots: 0b1111, what: "pea" }, 10);
    does({ kind: "harvest", plots: 0b1111 });
    does({ kind: "cook", recipe: "peaSoup" }, 10);
    does({ kind: "take" });
  });
