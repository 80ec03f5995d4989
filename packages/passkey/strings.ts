// What there is to say where a passkey was not used, or cannot be.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";
import type { Unavailable } from "./availability.ts";
import type { OpeningFault } from "./opening.ts";

export const texts = defineTexts("passkey", {
  cancelled: "Nothing was confirmed. Try again whenever you like.",
  "made-already": "You have a passkey for this site already. Use that one.",
  "wrong-kind":
    "This device makes keys of a kind that no account can use. Choose a phone or a password manager instead.",
  "wrong-order":
    "This password manager's passkeys cannot be used, because it orders what it signs in a way of its own. Choose another place for your passkey.",
  unverified:
    "Your device did not check that it is you. Set up a screen lock, a fingerprint or a face, and try again.",
  unreadable: "What your device answered could not be read. Please try again.",
  failed: "Your device could not be asked. Please try again.",
  unsupported: "This browser or device has no passkeys.",
  "not-found": "No account was found for this passkey.",
  unreachable: "The site could not be reached. What you confirmed holds: only try again.",
  "not-here": "Passkeys work at this site's own address only.",
  "other-host": "Passkeys work at this site's own address only.",
  framed: "Open this page in a tab of its own to use a passkey.",
  "in-app-browser": "Open this page in your phone's own browser to use a passkey.",
} satisfies Record<OpeningFault | Unavailable, string>);
