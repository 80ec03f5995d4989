// Says the next line for a newcomer when it is another one, for whoever does not see it beside the plot.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useRef } from "react";
import type { NextStep } from "../view/nextStep.ts";

/** That something is ready is said by itself, and that one waits needs no words. */
const quiet: readonly NextStep["kind"][] = ["gather", "wait"];

/** Once what was said of the deed itself has been heard. */
const sayLater = (words: string): void => announce(words, "unasked");

/** Its time goes on and is not said again. */
export function useStepSaid(step: NextStep | null, words: string | null, say = sayLater): void {
  const said = useRef<NextStep["kind"] | null>(null);
  const kind = step?.kind ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words count down, and only another line is news.
  useEffect(() => {
    if (kind === said.current) return;
    said.current = kind;
    if (words !== null && kind !== null && !quiet.includes(kind)) say(words);
  }, [kind]);
}
