// What the build tells the code of pages, besides what Vite tells it.
interface ImportMetaEnv {
  /** Where the baked furniture lies. */
  readonly FURNITURE_URL: string;
}
