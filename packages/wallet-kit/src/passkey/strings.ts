// What is said of passkeys before anybody has asked for one.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("passkey", {
  start: "Continue with a passkey",
  startText:
    "Your fingerprint, face or screen lock opens an account on this site. No app, no words to write down.",
  title: "An account by passkey",
});
