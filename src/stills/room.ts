// The cottage room by lamplight: the same night in both themes.
import roomFiles from "virtual:still/room";
import type { StillPicture } from "./Still.tsx";

export const room: StillPicture = { width: 880, height: 820, day: roomFiles };
