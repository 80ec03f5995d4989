// Holds what one visitor asks for to a rate: a budget of their networks, in which nobody else has a share (rate limiter).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Problem, tooManyRequests } from "../http/problem.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Budgets } from "./openBudgets.ts";

/** Its window slides. */
export type RateRule = { name: string; hits: number; windowMs: number };

export type RateLimits = {
  /** Counts one request against a rule. */
  take(rule: RateRule, visitor: Pick<Visitor, "networks">): Promise<Result<void, Problem>>;
};

export function createRateLimits({ spend }: Budgets): RateLimits {
  return {
    async take({ name, hits, windowMs }, { networks }) {
      const spent = await spend({ name, windowMs, ofVisitor: hits }, { networks }, 1);
      return spent.ok ? accept(undefined) : refuse(tooManyRequests(spent.reason.waitMs));
    },
  };
}
