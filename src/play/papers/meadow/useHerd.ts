// Which animals the scene shows on the grass of a farm: a thread is asked once for each field and season.
import { useEffect, useState } from "react";
import site from "../../../../site.config.ts";
import type { Beast } from "../../../fields/diorama/herds.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import type { Season } from "../../../models/seasons.ts";
import { herdInThread } from "../../scene/land/farmBuilder.ts";

const known = new Map<string, readonly Beast[]>();

/** None until they are known. */
export function useHerd(field: number, season: Season): readonly Beast[] {
  const key = `${field} ${season}`;
  const [, setHeard] = useState("");
  useEffect(() => {
    if (known.has(key)) return;
    let isWanted = true;
    const traits = fieldTraits(site.collection.address, field);
    void herdInThread({ traits, season }).then((herd) => {
      if (herd) known.set(key, herd);
      if (isWanted) setHeard(key);
    });
    return () => {
      isWanted = false;
    };
  }, [key, field, season]);
  return known.get(key) ?? [];
}
