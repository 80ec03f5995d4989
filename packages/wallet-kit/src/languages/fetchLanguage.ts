// Fetches the texts of one language, which nobody else has to carry.
import { english, type Language } from "@loamstead/lib/texts/texts.ts";
import type { KitLanguage, LocaleTag } from "./languages.ts";

/** A file that lacks a text of the kit, or has another shape for it, is refused here by its type. */
const translations: Record<Exclude<LocaleTag, "en-US">, () => Promise<{ default: KitLanguage }>> = {
  "ar-AR": () => import("../locales/ar-AR.json"),
  "de-DE": () => import("../locales/de-DE.json"),
  "es-419": () => import("../locales/es-419.json"),
  "fr-FR": () => import("../locales/fr-FR.json"),
  "hi-IN": () => import("../locales/hi-IN.json"),
  "id-ID": () => import("../locales/id-ID.json"),
  "ja-JP": () => import("../locales/ja-JP.json"),
  "ko-KR": () => import("../locales/ko-KR.json"),
  "ms-MY": () => import("../locales/ms-MY.json"),
  "pt-BR": () => import("../locales/pt-BR.json"),
  "ru-RU": () => import("../locales/ru-RU.json"),
  "th-TH": () => import("../locales/th-TH.json"),
  "tr-TR": () => import("../locales/tr-TR.json"),
  "uk-UA": () => import("../locales/uk-UA.json"),
  "vi-VN": () => import("../locales/vi-VN.json"),
  "zh-CN": () => import("../locales/zh-CN.json"),
  "zh-HK": () => import("../locales/zh-HK.json"),
  "zh-TW": () => import("../locales/zh-TW.json"),
};

export const fetchLanguage = async (tag: LocaleTag): Promise<Language> =>
  tag === "en-US" ? { ...english, tag } : (await translations[tag]()).default;
