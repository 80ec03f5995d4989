// Where parts of pages tell that their code could not be fetched, for whoever can mend that.
import { Listeners } from "./watched.ts";

export const missingCode = /* @__PURE__ */ new Listeners();
