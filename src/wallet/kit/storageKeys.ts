// What the kit's light half looks for in the browser's storage before anything heavy is loaded.

/** The wallet in use, with its name and picture; there exactly while there is something to come back to. */
export const chosenWalletKey = "rk-wallet";
