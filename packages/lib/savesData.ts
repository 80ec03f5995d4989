// Whether the visitor has asked for as little as possible to be fetched.

type Connection = { readonly saveData?: boolean };

/** False where the browser does not say. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true;
