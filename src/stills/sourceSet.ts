// How a still's files are named to a browser, which chooses among them by itself.
import type { Sized } from "./Still.tsx";

/** Where visitors want dark pages they get the picture of the night. */
export const NIGHT = "(prefers-color-scheme: dark)";

export const srcSet = (files: readonly Sized[]): string =>
  files.map(({ url, width }) => `${url} ${width}w`).join(", ");
