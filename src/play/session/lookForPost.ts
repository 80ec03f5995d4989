// The page's look for the post: once an hour, whether somebody has written of this farm; the law says whether they have.
import { doneWords } from "../../farm/describe/done.ts";
import { HOUR, type Ms } from "../../farm/numbers/time.ts";
import type { PlayedFarm } from "./playedFarm.ts";

type Looked = {
  /** By the country's time. */
  readonly at: Ms;
  /** What is to be said of a card that has come. */
  readonly said: string | null;
};

/** Looks if that was last done an hour ago or more, or never. */
export function lookForPost(played: PlayedFarm, before: Looked | null): Looked | null {
  const at = played.now();
  if (before !== null && at < before.at + HOUR) return before;
  const wish = { kind: "post" } as const;
  const came = played.act(wish);
  return { at, said: came.ok ? doneWords({ ...wish, at }, came.value) : null };
}
