// What a document adds to the database, taken out of what its holder, their networks and all may add within a day.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Context } from "hono";
import { roomByteBudget } from "../budgets/budgetRules.ts";
import type { Spent } from "../budgets/openBudgets.ts";
import { spenderIn } from "../budgets/spenderIn.ts";
import type { Env } from "../http/env.ts";
import { diskIsTight, type Problem } from "../http/problem.ts";
import type { SignedIn } from "../store/lockQuota.ts";
import type { Content } from "./kind.ts";
import { storageQuotaSpent } from "./problems.ts";
import type { KeepingParts } from "./requests.ts";
import { weighed } from "./versions.ts";

/** Whatever of it comes to nothing is to be given back. */
export async function spendBytes(
  c: Context<Env>,
  holder: SignedIn,
  content: Pick<Content, "bytes" | "words">,
  parts: KeepingParts,
): Promise<Result<Spent, Problem>> {
  const { budgets, space, bytesPerDay } = parts;
  const spender = await spenderIn(c, holder, parts);
  if (spender.account.isNew && space.isTight()) return refuse(diskIsTight);
  const spent = await budgets.spend(roomByteBudget(bytesPerDay), spender, weighed(content));
  return spent.ok ? accept(spent.value) : refuse(storageQuotaSpent(spent.reason));
}
