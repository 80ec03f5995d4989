// The cottage room by night with its stove out: by lamplight, and by the moon alone.
import roomColdFiles from "virtual:still/room-cold";
import roomDarkColdFiles from "virtual:still/room-dark-cold";
import type { StillPicture } from "./Still.tsx";

export const roomCold: StillPicture = { width: 880, height: 820, day: roomColdFiles };

export const roomDarkCold: StillPicture = { width: 880, height: 820, day: roomDarkColdFiles };
