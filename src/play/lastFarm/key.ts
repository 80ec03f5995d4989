// Under which names the words of farms lie beside the database.
export const LAST_FARM = "last-farm";

/** And where one has farms, by their fields. */
export const OWN_FARMS = "own-farms";
