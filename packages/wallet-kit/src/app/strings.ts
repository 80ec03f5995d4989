// What is said of a wallet that is an app of the visitor's own phone.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("app", { open: "Open {wallet}" });
