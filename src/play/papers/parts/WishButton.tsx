// A button that has something done on the farm, and says beforehand why it would be refused.
import { Button } from "@loamstead/ui/Button.tsx";
import { type ReactNode, useId } from "react";
import { refusalWords } from "../../../farm/describe/refusal.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import type { Wish } from "../../session/playedFarm.ts";
import { doFrom } from "./doFrom.ts";
import css from "./paper.module.css";
import { refusalBefore } from "./refusalBefore.ts";

type WishButtonProps = {
  readonly paper: PaperProps;
  readonly wish: Wish;
  readonly kind?: "primary" | "secondary" | "quiet";
  readonly children: ReactNode;
};

export function WishButton({ paper, wish, kind = "secondary", children }: WishButtonProps) {
  const id = useId();
  const reason = refusalBefore(paper, wish);
  // Pressed all the same it is tried: time may have gone on since, and whoever does not see the reason hears it.
  return (
    <>
      <Button
        size="small"
        kind={kind}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? id : undefined}
        onClick={({ currentTarget }) => doFrom(currentTarget, paper, wish)}
      >
        {children}
      </Button>
      {reason && (
        <p id={id} className={css.reason}>
          {refusalWords(reason, paper.clock)}
        </p>
      )}
    </>
  );
}
