// Rooms to begin with.
export {
  nightTemplates,
  pictureSize,
  pictureTypes,
  templatePicture,
  templateUrl,
} from "./picture.ts";
export { blankRoom, templates } from "./templates.ts";
export { isUntouched } from "./untouched.ts";
