// Under which name it lies beside the database where one has farms.
export const OWN_FARMS = "own-farms";
