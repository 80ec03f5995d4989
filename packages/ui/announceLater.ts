// Says a few words to screen readers once the voice of the page has come: for pages whose first load is without it.
import { missingCode } from "@loamstead/lib/missingCode.ts";

export function announceLater(words: string): void {
  import("./LiveRegion.tsx").then(({ announce }) => announce(words), missingCode.tell);
}
