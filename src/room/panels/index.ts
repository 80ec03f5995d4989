// The panels beside the room: what it can be furnished with, and what stands in it.
export { CataloguePanel } from "./CataloguePanel.tsx";
export { PlacedList } from "./PlacedList.tsx";
