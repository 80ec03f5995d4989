// Typed data that a site might have signed.
export const gift = {
  domain: { name: "Fields", chainId: 1 },
  types: { Gift: [{ name: "field", type: "uint256" }] },
  primaryType: "Gift",
  message: { field: "417" },
} as const;
