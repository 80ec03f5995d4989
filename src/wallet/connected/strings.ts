// What the button of a connected account says to those who cannot see it.
export const strings = {
  account: (name: string, pending: boolean) =>
    pending ? `Your account, ${name}. A transaction is under way.` : `Your account, ${name}`,
};
