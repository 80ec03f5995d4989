// Why a farm of the device cannot be opened, and that its file was taken along.
import type { FarmTrouble } from "./farms.ts";

/** A sentence for each. */
export const farmTroubles: Readonly<Record<FarmTrouble, string>> = {
  missing: "That farm is not on this device any more.",
  unreadable: "That farm cannot be read. What is there of it is set aside, and not written over.",
  unavailable: "This browser does not answer for its storage just now. Try it once more.",
  full: "This device has no more room. Take the farm along as a file, and free some.",
};

/** Said once the file of a farm was written. */
export const farmTakenWords = (name: string): string => `${name} is among your downloads.`;
