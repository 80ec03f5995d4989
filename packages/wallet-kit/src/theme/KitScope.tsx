// Marks what belongs to the kit, so that its theme and its language reach that and nothing else of the page.
import { directionOf } from "@loamstead/lib/texts/texts.ts";
import { LanguageContext } from "@loamstead/ui/language.ts";
import { type ReactNode, useMemo } from "react";
import { useKitContext } from "../kit/kitContext.ts";
import css from "./KitScope.module.css";

/** What an element says that is the kit's, wherever on the page it lies. */
export function useScope() {
  const { id, language } = useKitContext();
  const { tag } = language;
  return useMemo(() => ({ "data-rk": id, lang: tag, dir: directionOf(tag) }), [id, tag]);
}

export function KitScope({ children }: { children: ReactNode }) {
  const { language } = useKitContext();
  return (
    <div {...useScope()} className={css.scope}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </div>
  );
}
