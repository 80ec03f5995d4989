import { expect, test } from "vitest";
import { matchLocale } from "./matchLocale.ts";

test.each([
  [["de"], "de-DE"],
  [["de-AT", "en"], "de-DE"],
  [["en-GB"], "en-US"],
  [["es"], "es-419"],
  [["es-ES"], "es-419"],
  [["pt-PT"], "pt-BR"],
  [["uk"], "uk-UA"],
  [["zh"], "zh-CN"],
  [["zh-Hans"], "zh-CN"],
  [["zh-SG"], "zh-CN"],
  [["zh-Hant"], "zh-TW"],
  [["zh-Hant-HK"], "zh-HK"],
  [["zh-MO"], "zh-TW"],
  [["ar"], "ar-AR"],
  [["sr-Latn", "ms"], "ms-MY"],
  [["eo", "fr-CA"], "fr-FR"],
  [["no such tag", "th"], "th-TH"],
  [["eo"], "en-US"],
  [[], "en-US"],
])("%j are spoken to in %s", (wanted, tag) => {
  expect(matchLocale(wanted)).toBe(tag);
});
