// Faces of the village: the twelve who write letters, and the pedlar.
export { VillagerFace } from "./VillagerFace.tsx";
