// Under which name the words of the last farm lie beside the database.
export const LAST_FARM = "last-farm";
