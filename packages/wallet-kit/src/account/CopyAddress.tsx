// Copies the address, says so for a moment, and hands it over for copying by hand where the browser will not.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useId, useRef, useState } from "react";
import css from "./CopyAddress.module.css";
import { texts } from "./strings.ts";

const confirmedFor = 1500;

export type CopyOutcome = "idle" | "copied" | "refused";

/** What the button tells the place where the address is handed over. */
export function useCopyAddress(address: string) {
  const strings = useTexts(texts);
  const [outcome, setOutcome] = useState<CopyOutcome>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
      announce(strings.copied);
      timer.current = setTimeout(() => setOutcome("idle"), confirmedFor);
    } catch {
      setOutcome("refused");
    }
  };
  return { outcome, copy };
}

type CopyButtonProps = {
  outcome: CopyOutcome;
  copy(): Promise<void>;
  className?: string | undefined;
};

export function CopyButton({ outcome, copy, className }: CopyButtonProps) {
  const strings = useTexts(texts);
  const copied = outcome === "copied";
  return (
    <Button
      kind="secondary"
      done={copied}
      icon={<Icon of={copied ? Check : Copy} />}
      className={className}
      onClick={copy}
    >
      {copied ? strings.copied : strings.copy}
    </Button>
  );
}

export function CopyByHand({ address }: { address: string }) {
  const strings = useTexts(texts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current!.focus();
    field.current!.select();
  }, []);
  return (
    <div className={css.byHand}>
      <label htmlFor={id}>{strings.copyByHand}</label>
      <textarea ref={field} id={id} readOnly rows={2} value={address} spellCheck={false} />
    </div>
  );
}
