// The language that a kit's parts are shown in: the one handed in, or one that is fetched by its name.
import { english, type Language, type Texts } from "@loamstead/lib/texts/texts.ts";
import { useEffect, useMemo, useState } from "react";
import type { KitLanguage, LocaleTag, OwnTexts } from "./languages.ts";

/** Until a language has come, and where it cannot be had, the last one stays. */
export function useLanguageOf(
  locale: LocaleTag | KitLanguage | undefined,
  own: OwnTexts | undefined,
): Language {
  const [fetched, setFetched] = useState<Language>(english);
  const tag = typeof locale === "string" ? locale : undefined;

  useEffect(() => {
    if (tag === undefined) return;
    let isWanted = true;
    import("./fetchLanguage.ts")
      .then(({ fetchLanguage }) => fetchLanguage(tag))
      .then(
        (language) => isWanted && setFetched(language),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [tag]);

  const language = typeof locale === "object" ? locale : tag === undefined ? english : fetched;
  return useMemo(() => withOwn(language, own), [language, own]);
}

function withOwn(language: Language, own: OwnTexts | undefined): Language {
  if (own === undefined) return language;
  const texts: Record<string, Texts | undefined> = { ...language.texts };
  for (const [part, words] of Object.entries(own)) texts[part] = { ...texts[part], ...words };
  return { tag: language.tag, texts };
}
