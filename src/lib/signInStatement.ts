// The sentence that visitors sign when they sign in; the browser writes it, the server expects it.
// EIP-4361 allows here only the letters, digits and marks of a web address, and spaces.
export const signInStatement = "Sign in with this account. It costs nothing and moves nothing.";
