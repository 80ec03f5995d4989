// The wallet vendors' packages, which load only after a visitor has chosen that wallet.
export const vendorScopes = [
  "@walletconnect",
  "@reown",
  "@coinbase",
  "@base-org",
  "@metamask",
  "@safe-global",
];
