// Which of the kit's languages suits a visitor best.
import { type LocaleTag, translated } from "./languages.ts";

const all: readonly LocaleTag[] = ["en-US", ...translated];

/**
 * The first of the wanted languages that the kit speaks, whatever their country; English where it speaks none.
 *
 * @example
 * matchLocale(navigator.languages)
 */
export function matchLocale(wanted: readonly string[]): LocaleTag {
  for (const tag of wanted) {
    const found = all.find((one) => one === tag) ?? ofSameWriting(tag);
    if (found) return found;
  }
  return "en-US";
}

function ofSameWriting(tag: string): LocaleTag | undefined {
  const wanted = likely(tag);
  if (!wanted) return undefined;
  const alike = all.filter((one) => {
    const { language, script } = likely(one)!;
    return language === wanted.language && script === wanted.script;
  });
  return alike.find((one) => likely(one)!.region === wanted.region) ?? alike.at(-1);
}

/** With the script and region that a tag leaves to be understood: zh-Hant is that of Taiwan. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
