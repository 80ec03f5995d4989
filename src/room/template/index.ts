// Rooms to begin with.
export {
  doorPicture,
  doorSize,
  nightTemplates,
  pictureSize,
  templatePicture,
  templateUrl,
} from "./picture.ts";
export { blankRoom, templates } from "./templates.ts";
export { isUntouched } from "./untouched.ts";
