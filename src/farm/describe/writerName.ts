// What somebody is called who writes letters or postcards.
import type { CardWriter } from "../tables/subjects.ts";
import { villagerNames } from "./villagerNames.ts";

const PEDLAR = "The pedlar";

/** As one signs. */
export const writerName = (writer: CardWriter): string =>
  writer === "pedlar" ? PEDLAR : villagerNames[writer];

/** "the vet", "Mrs Tansy": as one speaks of them. */
export const spokenOf = (writer: CardWriter): string =>
  writerName(writer).split(",")[0]!.replace(/^The /, "the ");
