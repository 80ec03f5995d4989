// Says the next line for a newcomer when it is another one, for whoever does not see it; never one that is not true any more.
import { useEffect, useRef } from "react";
import type { NextStep } from "../view/nextStep.ts";
import { sayLater } from "./sayLater.ts";

/** That something is ready is said by itself, and that one waits needs no words. */
const quiet: readonly NextStep["kind"][] = ["gather", "wait"];

/** Its time goes on and is not said again. */
export function useStepSaid(step: NextStep | null, words: string | null, say = sayLater): void {
  const kind = step?.kind ?? null;
  const said = useRef<NextStep["kind"] | null>(null);
  const now = useRef({ kind, words });
  useEffect(() => {
    now.current = { kind, words };
  }, [kind, words]);
  useEffect(() => {
    if (kind === said.current) return;
    said.current = kind;
    if (kind === null || quiet.includes(kind)) return;
    say(() => (now.current.kind === kind ? now.current.words : null));
  }, [kind, say]);
  // Whoever has left the page hears nothing of it.
  useEffect(
    () => () => {
      now.current = { kind: null, words: null };
    },
    [],
  );
}
