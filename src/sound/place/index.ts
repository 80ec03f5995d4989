// What is heard of a place and of what is done there: only needed where sound is on.
import { useEffect } from "react";
import { pageSound } from "../pageSound.ts";
import type { DeedSound } from "../samples/deeds.ts";
import type { HeardHow } from "../speaker.ts";
import type { LoopVolumes } from "./around.ts";

export type { DeedSound } from "../samples/deeds.ts";
export type { HeardHow } from "../speaker.ts";
export { aroundField, aroundRoom } from "./around.ts";

/** Lets a deed be heard. */
export const playDeed = (deed: DeedSound, how?: HeardHow): void => pageSound.play(deed, how);

/** Lets what lies round the page's place be heard for as long as the page shows it. */
export function useSurround(around: LoopVolumes): void {
  const { rain = 0, wind = 0, birds = 0, crickets = 0, owl = 0, fire = 0, clock = 0 } = around;
  useEffect(
    () => pageSound.surround({ rain, wind, birds, crickets, owl, fire, clock }),
    [rain, wind, birds, crickets, owl, fire, clock],
  );
  useEffect(() => () => pageSound.surround({}), []);
}
