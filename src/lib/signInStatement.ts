// The sentence that visitors sign when they sign in; the browser writes it, the server expects it.
export const signInStatement = "Sign in with this account. It costs nothing and moves nothing.";
