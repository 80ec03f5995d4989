// Whether snow lies behind the windows of a room: as the country has it today.
import { seasonAt } from "../../../fields/calendar.ts";

export const snowsNow = (): boolean => seasonAt(new Date()) === "hearth";
