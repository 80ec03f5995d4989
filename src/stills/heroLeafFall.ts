// The big floating field of the first screen in Leaf-fall, at three hours: that which the page of the farm shows as well.
import evening from "virtual:still/hero-evening";
import still from "virtual:still-by-hour/hero";
import { type HeroStills, heroStills } from "./heroPicture.ts";

export const heroLeafFall: HeroStills = heroStills(still, evening);
