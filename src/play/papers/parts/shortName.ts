// A villager as one speaks of them: without what they are or where they live, at the head of a line or within it.
import { writerName } from "../../../farm/describe/writerName.ts";
import type { CardWriter } from "../../../farm/tables/subjects.ts";

export const shortName = (writer: CardWriter): string => writerName(writer).split(",")[0]!;

/** "the ferryman", within a sentence. */
export const nameWithin = (writer: CardWriter): string =>
  shortName(writer).replace(/^The /, "the ");
