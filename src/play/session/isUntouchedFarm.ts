// Whether nobody has done anything yet on a farm that is open.
import type { PlayState } from "./playedFarm.ts";

export const isUntouchedFarm = ({ farm, last }: Pick<PlayState, "farm" | "last">): boolean =>
  last === null && farm.deeds === 0 && farm.plots.every(({ sown }) => sown === null);
