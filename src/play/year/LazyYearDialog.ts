// The dialog of the film, fetched by who wants to see it.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";

export const LazyYearDialog = lazyOrNothing(
  async () => (await import("./YearDialog.tsx")).YearDialog,
);
