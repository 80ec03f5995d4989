// Rooms to begin with.
export { type Template, templatePicture, templates, templateUrl } from "./templates.ts";
