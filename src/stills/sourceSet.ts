// How a still's files are named to a browser, which chooses among them by itself.
export type Sized = { readonly url: string; readonly width: number };

/** Where visitors want dark pages they get the picture of the night. */
export const NIGHT = "(prefers-color-scheme: dark)";

export const srcSet = (files: readonly Sized[]): string =>
  files.map(({ url, width }) => `${url} ${width}w`).join(", ");
