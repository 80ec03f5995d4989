// Marks what belongs to the kit, so that its theme and its language reach that and nothing else of the page.
import { directionOf } from "@loamstead/lib/texts/texts.ts";
import { LanguageContext } from "@loamstead/ui/language.ts";
import type { ReactNode } from "react";
import { useKitContext } from "../kit/kitContext.ts";
import css from "./KitScope.module.css";

export function KitScope({ children }: { children: ReactNode }) {
  const { id, language } = useKitContext();
  const { tag } = language;
  return (
    <div data-rk={id} lang={tag} dir={directionOf(tag)} className={css.scope}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </div>
  );
}
