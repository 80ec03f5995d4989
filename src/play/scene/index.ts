// The farm as a picture that is played in, for the page around it.

export { FarmScene } from "./FarmScene.tsx";
export { startTimer } from "./hands/later.ts";
export { onEscape } from "./hands/onEscape.ts";
export { openPresses } from "./hands/presses.ts";
export type { Press } from "./sceneProps.ts";
export type { ThingId } from "./things/sceneThing.ts";
