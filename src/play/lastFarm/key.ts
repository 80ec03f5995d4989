// Under which name the word of a farm lies beside the database.
export const LAST_FARM = "last-farm";
