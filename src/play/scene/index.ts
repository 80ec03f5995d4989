// The farm in the round, for the page that plays it.

export type { Press, SceneProps } from "./sceneProps.ts";
