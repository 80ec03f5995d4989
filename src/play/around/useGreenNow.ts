// The green as it stands, with the words of what is laid there, which are fetched.
import { HARVEST_HOME } from "../../farm/tables/festivals.ts";
import { useFetched } from "../papers/parts/useFetched.ts";
import { type GreenLook, greenLookOf } from "../scene/green/greenLook.ts";
import type { BedState } from "../view/bed.ts";
import type { GreenNow } from "./describeGreen.ts";

async function wordsOf(
  stands: GreenLook["stands"] | undefined,
  farm: BedState["farm"],
): Promise<GreenNow["words"]> {
  if (stands === undefined || stands === "pedlar") return null;
  if (stands === HARVEST_HOME)
    return (await import("../../farm/describe/feasts/harvestHome.ts")).eveningAtHome(farm);
  return (await import("../../farm/describe/feasts/feastWords.ts")).feastWords[stands];
}

export function useGreenNow({ ground, farm, now }: BedState, isEvening: boolean): GreenNow | null {
  const look = greenLookOf(ground, farm, now, { isEvening });
  const words = useFetched(`green ${look?.stands}`, () => wordsOf(look?.stands, farm));
  return look && { look, words };
}
