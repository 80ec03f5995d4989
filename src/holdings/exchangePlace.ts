// The fields that lie in an unlocked account on the exchange.
import type { ExchangeSession } from "../exchange/index.ts";
import type { HoldingsPlace } from "./listFields.ts";

/** Null while the session is locked: then there is no such place to ask. */
export function exchangePlace(
  session: Pick<ExchangeSession, "get" | "holdings">,
  { address: collection, size }: { address: string; size: number },
): HoldingsPlace | null {
  if (session.get().lock !== "unlocked") return null;
  return {
    name: "exchange",
    async list() {
      const answer = await session.holdings(collection);
      if (answer === null) throw new Error("the exchange session ended meanwhile");
      if (!answer.ok) throw new Error(`the exchange did not answer: ${answer.reason.kind}`);
      return answer.value.flatMap(({ tokenId }) =>
        tokenId < BigInt(size) ? [Number(tokenId)] : [],
      );
    },
  };
}
