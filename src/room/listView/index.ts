// The list view: the editor for ears, for keys alone and for machines that draw nothing.
export { ListView } from "./ListView.tsx";
