// All steps that the tables have taken, in order; a step that was ever released is never changed.
import type { Migration } from "../migrate.ts";
import { rateLimits } from "./0001-rate-limits.ts";
import { signIn } from "./0002-sign-in.ts";
import { ownership } from "./0003-ownership.ts";
import { rooms } from "./0004-rooms.ts";
import { pictures } from "./0005-pictures.ts";

export const migrations: readonly Migration[] = [rateLimits, signIn, ownership, rooms, pictures];
