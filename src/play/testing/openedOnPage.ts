// The trial farm as a device would open it.
import { accept } from "@loamstead/lib/result.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { OpenFarm } from "../farms/farms.ts";
import type { PlayState } from "../session/playedFarm.ts";
import { farmOnPage } from "./farmOnPage.ts";

/** `shown` is laid over what it says of itself, such as where it is kept. */
export function openedOnPage(own: Partial<Farm> = {}, shown: Partial<PlayState> = {}) {
  const farm = farmOnPage(own);
  let heard: Partial<PlayState> = {};
  let last: { of: PlayState; state: PlayState } | null = null;
  const opened: OpenFarm & Pick<typeof farm, "pass"> = {
    ...farm,
    get ground() {
      return farm.ground;
    },
    state: () => {
      const of = farm.state();
      if (last?.of !== of) last = { of, state: { ...of, ...shown, ...heard } };
      return last.state;
    },
    heard: () => {
      [heard, last] = [{ news: null }, null];
      farm.pass(0);
    },
    retry: () => {},
    file: async () => accept({ name: "farm.json", text: "{}" }),
    close: () => {},
  };
  return opened;
}
