// Limits that let a visitor ask so many times as much as usual.
import type { RateLimits } from "../budgets/rateLimits.ts";

export function morePatient(limits: RateLimits, patience: number): RateLimits {
  return { take: (rule, visitor) => limits.take({ ...rule, hits: rule.hits * patience }, visitor) };
}
