// The map of the country, as far as a device can show it.
import { DrawnMap, type MapProps } from "./DrawnMap.tsx";

export function WorldMap(props: MapProps) {
  return <DrawnMap {...props} />;
}
