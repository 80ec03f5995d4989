// Answers every question at once, for tests in which the prompt is not the subject.
import type { Prompt } from "./promptRequest.ts";

export type Auto = "approve" | "reject";

export function autoPrompt(auto: Auto): Prompt {
  return async ({ account }) =>
    auto === "approve" ? { approved: true, account: account.address } : { approved: false };
}
