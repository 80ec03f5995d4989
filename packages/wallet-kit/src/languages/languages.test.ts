// Holds each language to the English texts, and the English texts to the code that says them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { english, type Text, type Texts } from "@loamstead/lib/texts/texts.ts";
import { texts as ui } from "@loamstead/ui/strings.ts";
import { describe, expect, test } from "vitest";
import { texts as account } from "../account/strings.ts";
import { texts as app } from "../app/strings.ts";
import { texts as chains } from "../chains/strings.ts";
import { texts as connect } from "../connect/strings.ts";
import { texts as failures } from "../core/failures/strings.ts";
import { texts as passkeyStep } from "../passkey/stepStrings.ts";
import { texts as passkey } from "../passkey/strings.ts";
import { texts as button } from "../strings.ts";
import { texts as transactions } from "../transactions/strings.ts";
import { texts as verify } from "../verify/strings.ts";
import { texts as wallets } from "../wallets/strings.ts";
import { fetchLanguage } from "./fetchLanguage.ts";
import { type KitLanguage, type LocaleTag, translated } from "./languages.ts";

const parts = [
  account,
  app,
  button,
  chains,
  connect,
  failures,
  passkey,
  passkeyStep,
  transactions,
  ui,
  verify,
  wallets,
];
const words: Record<string, Texts> = {};
for (const { name, english } of parts) words[name] = { ...words[name], ...english };
const source = join(import.meta.dirname, "..");
const ofUi = join(source, "../../ui");

const forms = (text: Text) => (typeof text === "string" ? [text] : Object.values(text));
const placesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, place]) => place!))].sort();
const keysOf = (texts: Record<string, Texts | undefined>) =>
  Object.entries(texts)
    .flatMap(([part, own]) => Object.keys(own!).map((key) => `${part}.${key}`))
    .sort();

test("there is a file for each language, and none that nobody can choose", () => {
  const files = readdirSync(join(source, "locales")).map((file) => file.replace(/\.ts$/, ""));
  expect(files.sort()).toEqual([...translated].sort());
});

test("American English is what stands in the code", async () => {
  expect(await fetchLanguage("en-US")).toEqual({ ...english, tag: "en-US" });
});

describe.each(translated)("%s", async (tag: LocaleTag) => {
  const { tag: own, texts } = (await fetchLanguage(tag)) as KitLanguage;
  const each = Object.entries(words).flatMap(([part, english]) =>
    Object.entries(english).map(
      ([key, text]) =>
        [`${part}.${key}`, text, (texts as Record<string, Texts>)[part]?.[key]] as const,
    ),
  );

  test("names itself as it is chosen", () => {
    expect(own).toBe(tag);
  });

  test("has every text, and no other", () => {
    expect(keysOf(texts)).toEqual(keysOf(words));
  });

  test("fills the same places", () => {
    const wrong = each.filter(([, english, text]) =>
      forms(text!).some((form) => `${placesIn(form)}` !== `${placesIn(forms(english)[0]!)}`),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test("has the plural forms of the language where English has any", () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const wrong = each.filter(([, english, text]) =>
      typeof english === "string"
        ? typeof text !== "string"
        : `${Object.keys(text!).sort()}` !== `${[...pluralCategories].sort()}`,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test("says nothing in English, nothing empty and nothing with stray spaces", () => {
    const wrong = each.filter(([, english, text]) =>
      forms(text!).some(
        (form) =>
          form.trim() !== form ||
          form === "" ||
          / {2}|\.\.\.\./.test(form) ||
          // A word or two may be the same in both.
          (form === english && form.split(" ").length > 2),
      ),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

test("every text is said somewhere", () => {
  const code = [source, ofUi].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[sS]trings\.ts$|locales\//.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const all = code.join("\n");
  const unsaid = keysOf(words).filter((name) => {
    const key = name.split(".")[1]!;
    return !new RegExp(`\\.${key}\\b|\\b${key}[,:} ]|"${key}"`).test(all);
  });
  expect(unsaid).toEqual([]);
});
