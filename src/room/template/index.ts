// Rooms to begin with.
export {
  blankRoom,
  pictureSize,
  pictureTypes,
  templatePicture,
  templates,
  templateUrl,
} from "./templates.ts";
