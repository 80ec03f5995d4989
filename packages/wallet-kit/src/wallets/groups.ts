// The groups that wallets are listed in.

/** By these the kit finds its own words for them; a site's own groups are shown as they are called. */
export const groups = { installed: "Installed", popular: "Popular", more: "More wallets" } as const;
