// What is said of a wallet that is an app of the visitor's own phone.
export const strings = { open: (wallet: string) => `Open ${wallet}` };
