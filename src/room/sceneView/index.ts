// The view of the room in the round.
export { openedStage } from "./openStages.ts";
export { SceneView } from "./SceneView.tsx";
