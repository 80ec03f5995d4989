// Faces of the village: the twelve who write letters, and the pedlar.
export { faceOf } from "./faces.ts";
export { VillagerFace } from "./VillagerFace.tsx";
