// Faces of the village: the twelve who write letters, and the pedlar.
export { faceNameOf, facePictureOf, facePictures } from "./faces.ts";
export { VillagerFace } from "./VillagerFace.tsx";
