// A button that copies the pairing code as a link.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useLayoutEffect, useState } from "react";
import { texts } from "./laterStrings.ts";
import type { Senses } from "./senses.ts";

type CopyLinkProps = { uri: string | undefined; senses: Senses; kind?: "quiet" | "secondary" };

export function CopyLink({ uri, senses, kind = "quiet" }: CopyLinkProps) {
  const { copy, isDone, label } = useCopy(senses);
  return (
    <Button
      kind={kind}
      size="small"
      icon={<Icon of={isDone ? Check : Copy} size={18} />}
      disabled={uri === undefined}
      onClick={() => uri !== undefined && copy(uri)}
    >
      {label}
    </Button>
  );
}

const saidFor = 1500;

/** Copies a text and says for a moment whether that went well. */
function useCopy(senses: Senses) {
  const strings = useTexts(texts);
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
