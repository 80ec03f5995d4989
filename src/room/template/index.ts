// Rooms to begin with.
export {
  nightTemplates,
  pictureSize,
  templatePicture,
  templateUrl,
} from "./picture.ts";
export { blankRoom, templates } from "./templates.ts";
export { isUntouched } from "./untouched.ts";
