// The sentences that visitors sign: when they sign in, and for the end of their account. The browser writes them, the server expects them.
// EIP-4361 allows here only the letters, digits and marks of a web address, and spaces.
export const signInStatement = "Sign in with this account. It costs nothing and moves nothing.";

/** A name that may not stand there is left out. */
export const deletionStatement = (siteName: string): string =>
  `Delete what ${/^[\w .~:-]+$/.test(siteName) ? siteName : "this site"} keeps of me.`;
