// The wallet kit: what the rest of the site may use of it.

export { OpenApp } from "./app/OpenApp.tsx";
export { ConnectButton } from "./ConnectButton.tsx";
export { createWalletKit, type WalletKitOptions } from "./createWalletKit.ts";
export type { Authentication } from "./kit/authentication.ts";
export type { TransactionOptions, WalletKit } from "./kit/createKit.ts";
export {
  useAccountModal,
  useChainModal,
  useConnectModal,
  useKit,
  useWallet,
} from "./kit/kitContext.ts";
export type { PasskeySite } from "./kit/passkeySite.ts";
export type { ChainSettings, TokenSettings, WalletSettings } from "./kit/settings.ts";
export { type Account, accountOf, passkeyId, type Status, statusOf } from "./kit/walletState.ts";
export type { KitLanguage, KitTexts, LocaleTag, OwnTexts } from "./languages/languages.ts";
export { matchLocale } from "./languages/matchLocale.ts";
export { createTheme, type Theme, type ThemeOptions } from "./theme/createTheme.ts";
export type { KitPictures } from "./theme/pictures.ts";
export type { ColorScheme } from "./theme/themeSheet.ts";
export type { ThemeTokens } from "./theme/tokens.ts";
export {
  type AuthenticationOptions,
  createAuthentication,
  type OwnAuthentication,
} from "./verify/createAuthentication.ts";
export { WalletProvider } from "./WalletProvider.tsx";
export { WithWagmi } from "./WithWagmi.tsx";
