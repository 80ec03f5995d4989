// Sound by code, off at first: the one switch for it, and whether it is on.
import { useSyncExternalStore } from "react";
import { pageSound } from "./pageSound.ts";

export { SoundItem, SoundSwitch } from "./SoundSwitch.tsx";

/** Whether the visitor wants to hear the site; what is heard is fetched from then on. */
export const useIsHeard = (): boolean =>
  useSyncExternalStore(pageSound.subscribe, pageSound.state, pageSound.state).isOn;
