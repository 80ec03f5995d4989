// Who spends by a request: an account of some standing, in the networks that it comes from.
import type { Context } from "hono";
import type { Env } from "../http/env.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { ReadStanding } from "../standing/openStanding.ts";
import type { SignedIn } from "../store/lockQuota.ts";
import type { Spender } from "./budget.ts";

export async function spenderIn(
  c: Context<Env>,
  holder: SignedIn,
  { findVisitor, tellStanding }: { findVisitor: FindVisitor; tellStanding: ReadStanding },
): Promise<Required<Spender>> {
  const { networks } = findVisitor(c.env?.incoming);
  const { isNew } = await tellStanding(holder, networks);
  return { networks, account: { name: `${holder.address}:${holder.chainId}`, isNew } };
}
