// How many fields of the site's collection are of which kind, counted once for all that tells it.
import { countTraitKinds, type KindCounts } from "../../src/fields/countKinds.ts";
import { loadLand } from "../../src/fields/land/further.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";

const known = new Map<string, Promise<KindCounts>>();

/** A moment for ten thousand fields, some seconds for a million. */
export function siteCounts({ collection }: Pick<SiteConfig, "collection">): Promise<KindCounts> {
  const { address, size } = collection;
  const key = `${address} ${size}`;
  const counting = known.get(key) ?? loadLand(size).then(() => countTraitKinds(collection));
  known.set(key, counting);
  return counting;
}
