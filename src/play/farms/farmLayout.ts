// Where the farms of a device are kept.
import type { DatabaseLayout } from "../../keeping/database/database.ts";
import { journalTables } from "../../keeping/journal/tables.ts";
import { journalWishes, ties } from "../../keeping/sync/journalTie.ts";
import { farmStamps } from "./farmStamps.ts";

export const farmLayout: DatabaseLayout = {
  name: "loamstead.farms",
  moves: [
    (at) => journalTables.forEach(at.create),
    // Nothing moves: a page that cannot read dyes is outdated, and must not set them aside.
    () => {},
    // Nor here: a page that knows no names of animals.
    () => {},
    // Nor here: a page that takes nothing back after a minute would come to another farm.
    () => {},
    // Nor here: a page that cannot move a farm would see it on the field that it has left.
    () => {},
    // Nor here: a page that knows no names of company.
    () => {},
    // Nor here: the law has come to its first version for good. Each farm is folded anew from its rows.
    () => {},
    // What accounts have of them; and a page that knows nothing of it would take their rows for its own.
    (at) => [ties, journalWishes, farmStamps].forEach(at.create),
  ],
};
