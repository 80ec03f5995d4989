// Copies a text and says for a moment whether that went well.
import { useLayoutEffect, useState } from "react";
import { announce } from "../../ui/LiveRegion.tsx";
import type { Senses } from "./port.ts";
import { strings } from "./strings.ts";

const saidFor = 1500;

export function useCopy(senses: Senses) {
  const [said, setSaid] = useState<{ isCopied: boolean } | null>(null);

  useLayoutEffect(() => {
    if (said) return senses.later(saidFor, () => setSaid(null));
  }, [said, senses]);

  const copy = async (text: string) => {
    const isCopied = await senses.copy(text);
    setSaid({ isCopied });
    announce(isCopied ? strings.copied : strings.notCopied);
  };
  const isDone = said?.isCopied ?? false;
  const label = !said ? strings.copyLink : isDone ? strings.copied : strings.notCopied;
  return { copy, isDone, label };
}
