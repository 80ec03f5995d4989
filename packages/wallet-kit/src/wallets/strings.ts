// What the groups of wallets are called.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("wallets", {
  installed: "Installed",
  popular: "Popular",
  more: "More wallets",
});
