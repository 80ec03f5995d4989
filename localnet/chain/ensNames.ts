// What the local name service says: names, their records, and the claims of reverse records.
import type { DevAccountName } from "./accounts.ts";

export type EnsName = {
  readonly name: string;
  /** Owns the name, and is what the name resolves to. */
  readonly account: DevAccountName;
  readonly texts: Readonly<Record<string, string>>;
};

export type AvatarSources = { readonly collection: string; readonly keepsakes: string };

/** The field that Rowan shows as a picture of himself; it is among his own. */
export const holderAvatarField = 7;

export function ensNames({ collection, keepsakes }: AvatarSources): readonly EnsName[] {
  return [
    {
      name: "juniper.eth",
      account: "named",
      texts: {
        avatar: `eip155:1/erc721:${keepsakes}/1`,
        description: "Keeps bees, and a list of who borrowed the ladder.",
        url: "https://juniper.example",
        "com.github": "juniper-example",
        location: "The third parish",
      },
    },
    { name: "bramble.eth", account: "nameOnly", texts: {} },
    {
      name: "rowan.eth",
      account: "holder",
      texts: {
        avatar: `eip155:1/erc721:${collection}/${holderAvatarField}`,
        description: "Too many fields, never enough compost.",
      },
    },
    { name: "hazel.eth", account: "pictured", texts: { description: "Paints the mill." } },
    {
      name: "the-long-furrow-beyond-the-old-mill-by-the-river.eth",
      account: "longName",
      texts: {},
    },
    { name: "sorrel.eth", account: "brokenPicture", texts: {} },
    // A Cyrillic letter in the place of the first i: the name is real, registered, and not normalised.
    { name: "jun\u0456per.eth", account: "disguised", texts: {} },
  ];
}

/** Reverse records that must not be believed, beside the honest ones of `ensNames`. */
export const falseClaims = {
  liar: "juniper.eth",
  dangling: "nobody-home.eth",
  // No name at all: resolving it is an error, not an absence.
  garbled: "..",
} as const satisfies Partial<Record<DevAccountName, string>>;

/** Pictures that lie on the site, whose address is known only when it starts. */
export const siteAvatars = [
  { name: "hazel.eth", account: "pictured", path: "/fields/2042.svg" },
  { name: "sorrel.eth", account: "brokenPicture", path: "/no-such-picture.png" },
] as const satisfies readonly { name: string; account: DevAccountName; path: string }[];
