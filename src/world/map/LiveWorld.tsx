// The live map of the page of the country, with those who live in the village pinned to it.
import { LiveMap, type LiveMapProps } from "../live/LiveMap.tsx";
import type { VillageOnMap } from "../village/usePinned.ts";
import { VillageOverMap } from "../village/VillagePins.tsx";

type LiveWorldProps = LiveMapProps & { readonly village: VillageOnMap | undefined };

export const LiveWorld = ({ village, ...map }: LiveWorldProps) => (
  <LiveMap
    {...map}
    over={village && ((open) => <VillageOverMap open={open} village={village} size={map.size} />)}
  />
);
