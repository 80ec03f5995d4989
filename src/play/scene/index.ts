// The farm as a picture that is played in, for the page around it.

export { FarmScene } from "./FarmScene.tsx";
export type { Press } from "./sceneProps.ts";
