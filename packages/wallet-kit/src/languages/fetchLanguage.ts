// Fetches the texts of one language, which nobody else has to carry.
import { english, type Language } from "@loamstead/lib/texts/texts.ts";
import type { LocaleTag } from "./languages.ts";

type Module = { default: Language };

const fetched: Record<LocaleTag, () => Promise<Module>> = {
  "en-US": async () => ({ default: { ...english, tag: "en-US" } }),
  "ar-AR": () => import("../locales/ar-AR.ts"),
  "de-DE": () => import("../locales/de-DE.ts"),
  "es-419": () => import("../locales/es-419.ts"),
  "fr-FR": () => import("../locales/fr-FR.ts"),
  "hi-IN": () => import("../locales/hi-IN.ts"),
  "id-ID": () => import("../locales/id-ID.ts"),
  "ja-JP": () => import("../locales/ja-JP.ts"),
  "ko-KR": () => import("../locales/ko-KR.ts"),
  "ms-MY": () => import("../locales/ms-MY.ts"),
  "pt-BR": () => import("../locales/pt-BR.ts"),
  "ru-RU": () => import("../locales/ru-RU.ts"),
  "th-TH": () => import("../locales/th-TH.ts"),
  "tr-TR": () => import("../locales/tr-TR.ts"),
  "uk-UA": () => import("../locales/uk-UA.ts"),
  "vi-VN": () => import("../locales/vi-VN.ts"),
  "zh-CN": () => import("../locales/zh-CN.ts"),
  "zh-HK": () => import("../locales/zh-HK.ts"),
  "zh-TW": () => import("../locales/zh-TW.ts"),
};

export const fetchLanguage = async (tag: LocaleTag): Promise<Language> =>
  (await fetched[tag]()).default;
