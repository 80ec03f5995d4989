// The languages that the kit speaks: which texts each has to have, and how one is fetched.
import type { Language, Translation } from "@loamstead/lib/texts/texts.ts";
import type { texts as ui } from "@loamstead/ui/strings.ts";
import type { texts as account } from "../account/strings.ts";
import type { texts as app } from "../app/strings.ts";
import type { texts as chains } from "../chains/strings.ts";
import type { texts as connectLater } from "../connect/laterStrings.ts";
import type { texts as connect } from "../connect/strings.ts";
import type { texts as failures } from "../core/failures/strings.ts";
import type { texts as passkeyKeys } from "../keys/strings.ts";
import type { texts as passkeyPaid } from "../paid/strings.ts";
import type { texts as passkeyStep } from "../passkey/stepStrings.ts";
import type { texts as passkey } from "../passkey/strings.ts";
import type { texts as button } from "../strings.ts";
import type { texts as transactions } from "../transactions/strings.ts";
import type { texts as verify } from "../verify/strings.ts";
import type { texts as firstSteps } from "../wallets/firstStepStrings.ts";
import type { texts as wallets } from "../wallets/strings.ts";

/** Two parts of one name, of which many visitors fetch the first alone. */
type Both<First extends { english: object }, Second extends { english: object }> = {
  english: First["english"] & Second["english"];
};

type Parts = {
  button: typeof button;
  app: typeof app;
  account: typeof account;
  chains: typeof chains;
  transactions: typeof transactions;
  failures: typeof failures;
  wallets: Both<typeof wallets, typeof firstSteps>;
  connect: Both<typeof connect, typeof connectLater>;
  verify: typeof verify;
  passkey: Both<
    Both<typeof passkey, typeof passkeyStep>,
    Both<typeof passkeyPaid, typeof passkeyKeys>
  >;
  ui: typeof ui;
};

/** All that the kit says, part by part. */
export type KitTexts = { readonly [Name in keyof Parts]: Translation<Parts[Name]["english"]> };

/** A language with every text of the kit. */
export type KitLanguage = Language & { readonly texts: KitTexts };

/** A site's own words in the places of the kit's. */
export type OwnTexts = { readonly [Name in keyof KitTexts]?: Partial<KitTexts[Name]> };

/** The name of a language that the kit speaks. */
export type LocaleTag = "en-US" | (typeof translated)[number];

export const translated = [
  "ar-AR",
  "de-DE",
  "es-419",
  "fr-FR",
  "hi-IN",
  "id-ID",
  "ja-JP",
  "ko-KR",
  "ms-MY",
  "pt-BR",
  "ru-RU",
  "th-TH",
  "tr-TR",
  "uk-UA",
  "vi-VN",
  "zh-CN",
  "zh-HK",
  "zh-TW",
] as const;
