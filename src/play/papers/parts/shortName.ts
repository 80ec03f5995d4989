// A villager as one speaks of them: without what they are or where they live.
import { writerName } from "../../../farm/describe/cardWords.ts";
import type { CardWriter } from "../../../farm/tables/subjects.ts";

export const shortName = (writer: CardWriter): string => writerName(writer).split(",")[0]!;
