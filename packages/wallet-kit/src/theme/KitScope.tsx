// Marks what belongs to the kit, so that its theme reaches that and nothing else of the page.
import type { ReactNode } from "react";
import { useKitContext } from "../kit/kitContext.ts";
import css from "./KitScope.module.css";

export function KitScope({ children }: { children: ReactNode }) {
  return (
    <div data-rk={useKitContext().id} className={css.scope}>
      {children}
    </div>
  );
}
