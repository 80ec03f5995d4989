// The cottage room by day.
import roomDayFiles from "virtual:still/room-day";
import type { StillPicture } from "./Still.tsx";

export const roomDay: StillPicture = { width: 880, height: 820, day: roomDayFiles };
