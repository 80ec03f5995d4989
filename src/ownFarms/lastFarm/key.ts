// Under which name the words of the last farm lie beside the database.
/** The key of the words about the last farm. */
export const LAST_FARM = "last-farm";
