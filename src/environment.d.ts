// What the build tells the code of pages, besides what Vite tells it.
interface ImportMetaEnv {
  /** Where the baked furniture lies, and what its pieces are built of. */
  readonly FURNITURE_URL: string;
  readonly PARTS_URL: string;
  /** Whether the build is one for the local world, where links that are examples still are shown. */
  readonly KEEPS_EXAMPLES?: boolean;
}
