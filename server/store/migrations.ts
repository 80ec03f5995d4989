// All steps that the tables have taken, in order; a step that was ever released is never changed (schema migrations).
import type { Migration } from "./driver/migrateDatabase.ts";
import {
  accountDeletionsStep,
  accountStandingStep,
  deletionNotesStep,
  passkeysStep,
  signInStep,
} from "./steps/accounts.ts";
import { budgetUseStep, rateLimitsStep } from "./steps/counters.ts";
import { journalsStep } from "./steps/journals.ts";
import { chainReadStep, ownershipStep } from "./steps/owners.ts";
import { letGoStep, picturesStep } from "./steps/pictures.ts";
import {
  grownStep,
  hungBySavingStep,
  keptCompressedStep,
  keptDeletedStep,
  kindsStep,
  roomsStep,
} from "./steps/rooms.ts";
import {
  developedPicturesStep,
  heartsStep,
  marksStep,
  sharingStep,
  shownVersionsStep,
} from "./steps/sharedRooms.ts";

export const migrations: readonly Migration[] = [
  rateLimitsStep,
  signInStep,
  ownershipStep,
  roomsStep,
  picturesStep,
  kindsStep,
  letGoStep,
  accountDeletionsStep,
  keptCompressedStep,
  grownStep,
  hungBySavingStep,
  passkeysStep,
  sharingStep,
  heartsStep,
  marksStep,
  chainReadStep,
  deletionNotesStep,
  budgetUseStep,
  accountStandingStep,
  shownVersionsStep,
  keptDeletedStep,
  developedPicturesStep,
  journalsStep,
];
