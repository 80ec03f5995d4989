// What is heard of a place and of what is done there: only needed where sound is on.
import { useEffect } from "react";
import { pageSound } from "../pageSound.ts";
import type { DeedSound } from "../samples/deeds.ts";
import type { Around } from "./around.ts";

export type { DeedSound } from "../samples/deeds.ts";
export { aroundField, aroundRoom } from "./around.ts";

/** Lets a deed be heard. */
export const playDeed = (deed: DeedSound): void => pageSound.play(deed);

/** Lets what lies round the page's place be heard for as long as the page shows it. */
export function useSurround(around: Around): void {
  const { rain = 0, wind = 0, birds = 0, crickets = 0, owl = 0, fire = 0, clock = 0 } = around;
  useEffect(
    () => pageSound.surround({ rain, wind, birds, crickets, owl, fire, clock }),
    [rain, wind, birds, crickets, owl, fire, clock],
  );
  useEffect(() => () => pageSound.surround({}), []);
}
