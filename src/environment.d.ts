// What the build tells the code of pages, besides what Vite tells it.
interface ImportMetaEnv {
  /** Where the baked furniture lies, and what its pieces are built of. */
  readonly FURNITURE_URL: string;
  readonly PARTS_URL: string;
}
