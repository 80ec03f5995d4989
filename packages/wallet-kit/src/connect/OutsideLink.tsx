// A link to another site, in a new tab, in the shape of a button.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import type { ReactNode } from "react";
import { texts } from "./strings.ts";

type OutsideLinkProps = {
  href: string;
  kind?: "primary" | "secondary" | "quiet" | undefined;
  size?: "normal" | "small" | undefined;
  /** More than is seen, for those who hear it. */
  spoken?: string | undefined;
  onClick?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function OutsideLink({ spoken, children, ...rest }: OutsideLinkProps) {
  const strings = useTexts(texts);
  return (
    <Button target="_blank" rel="noreferrer noopener" {...rest}>
      {spoken === undefined ? children : <span aria-hidden="true">{children}</span>}
      <span className="visually-hidden">
        {spoken} {strings.inNewTab}
      </span>
    </Button>
  );
}
