// The cottage room by night with its lamps out.
import roomDarkFiles from "virtual:still/room-dark";
import type { StillPicture } from "./Still.tsx";

export const roomDark: StillPicture = { width: 880, height: 820, day: roomDarkFiles };
