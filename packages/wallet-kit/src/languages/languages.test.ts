// Holds each language to the English texts, and the English texts to the code that says them.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { english, type Text, type Texts } from "@loamstead/lib/texts/texts.ts";
import { texts as ui } from "@loamstead/ui/strings.ts";
import { describe, expect, test } from "vitest";
import { texts as account } from "../account/strings.ts";
import { texts as app } from "../app/strings.ts";
import { texts as chains } from "../chains/strings.ts";
import { texts as connectLater } from "../connect/laterStrings.ts";
import { texts as connect } from "../connect/strings.ts";
import { texts as failures } from "../core/failures/strings.ts";
import { texts as passkeyKeys } from "../keys/strings.ts";
import { texts as passkeyPaid } from "../paid/strings.ts";
import { texts as passkeyStep } from "../passkey/stepStrings.ts";
import { texts as passkey } from "../passkey/strings.ts";
import { texts as button } from "../strings.ts";
import { texts as transactions } from "../transactions/strings.ts";
import { texts as verify } from "../verify/strings.ts";
import { texts as firstSteps } from "../wallets/firstStepStrings.ts";
import { texts as wallets } from "../wallets/strings.ts";
import { fetchLanguage } from "./fetchLanguage.ts";
import { type KitLanguage, type LocaleTag, translated } from "./languages.ts";

const parts = [
  account,
  app,
  button,
  chains,
  connect,
  connectLater,
  failures,
  firstSteps,
  passkey,
  passkeyKeys,
  passkeyPaid,
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
  const files = readdirSync(join(source, "locales"));
  expect(files.sort()).toEqual(translated.map((tag) => `${tag}.json`).sort());
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

/** All code that may say the texts of a file: what imports it, by whichever name. */
function codeBeside(strings: string): string {
  const files = [source, ofUi].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const isSaying = (file: string, text: string) =>
    [...text.matchAll(/from "([^"]+strings\.ts)"/gi)].some(
      ([, from]) =>
        strings ===
        (from!.startsWith(".") ? join(dirname(file), from!) : join(ofUi, basename(from!))),
    );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/languages\//.test(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const)
    .filter(([file, text]) => isSaying(file, text))
    .map(([, text]) => text)
    .join("\n");
}

test.each([
  ["account/strings.ts", account],
  ["app/strings.ts", app],
  ["strings.ts", button],
  ["chains/strings.ts", chains],
  ["connect/strings.ts", connect],
  ["connect/laterStrings.ts", connectLater],
  ["core/failures/strings.ts", failures],
  ["passkey/strings.ts", passkey],
  ["keys/strings.ts", passkeyKeys],
  ["paid/strings.ts", passkeyPaid],
  ["passkey/stepStrings.ts", passkeyStep],
  ["transactions/strings.ts", transactions],
  ["../../ui/strings.ts", ui],
  ["verify/strings.ts", verify],
  ["wallets/strings.ts", wallets],
  ["wallets/firstStepStrings.ts", firstSteps],
] as const)("every text of %s is said somewhere", (file, { english }) => {
  const code = codeBeside(join(source, file));
  const unsaid = Object.keys(english).filter(
    (key) => !new RegExp(`\\.${key}\\b|\\b${key}[,:} ]|"${key}"`).test(code),
  );
  expect(unsaid).toEqual([]);
});
