// Faces of the village: the twelve who write letters, and the pedlar.
export { faceNameOf, faceOf, facePictures } from "./faces.ts";
export { VillagerFace } from "./VillagerFace.tsx";
