// The words that the controls themselves say.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("ui", {
  back: "Back",
  clear: "Clear",
  close: "Close",
  dismiss: "Dismiss",
});
