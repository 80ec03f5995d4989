// In which language the parts of a page speak to the visitor.
import {
  english,
  type Language,
  type Phrases,
  phrasesOf,
  type TextBundle,
  type Texts,
} from "@loamstead/lib/texts/texts.ts";
import { createContext, use } from "react";

export const LanguageContext = createContext<Language>(english);

/** The words of a part, in the language of whatever the component stands in. */
export function useTexts<English extends Texts>(part: TextBundle<English>): Phrases<English> {
  return phrasesOf(part, use(LanguageContext));
}
