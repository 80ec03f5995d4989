// What the verify dialog says to visitors, and what is said where it did not come.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("verify", {
  title: "Verify your account",
  intro:
    "Sign a short message to show that this account is yours. It costs nothing and moves nothing.",
  lookIn: "Your message is waiting in {wallet}. Read it there, then sign it.",
  preparing: "Preparing message...",
  send: "Send message",
  waiting: "Waiting for signature...",
  verifying: "Verifying signature...",
  cancel: "Cancel",
  ready: "The message is ready to be sent.",
  verified: "Your account is verified.",
  text: "What you sign",
  signer: "Signing as",
  preparingFailed: "Error preparing message, please retry!",
  signingFailed: "Error signing message, please retry!",
  verifyingFailed: "Error verifying signature, please retry!",
  otherFailed: "Oops, something went wrong!",
  offline: "The site cannot be reached just now. Are you online?",
  busy: "That was often in a short time. Please wait a minute, then go on.",
  away: "The site cannot check it just now. Nothing is wrong with your wallet; please go on in a moment.",
  notLoaded: "This part of the site could not be loaded. Please try again.",
});
