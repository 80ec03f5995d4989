// The host that WalletConnect's SDKs ask to vouch for a page; they have no option for another.
export const realAttestationOrigin = "https://verify.walletconnect.org";
