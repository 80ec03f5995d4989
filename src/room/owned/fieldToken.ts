// A field as a collectible that hangs in a room, and where its picture is shown from.
import site from "../../../site.config.ts";
import { readFieldNumber } from "../../fields/fieldNumber.ts";
import { fieldWords } from "../../fields/landWords.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { link } from "../../lib/link.ts";
import type { PictureRef } from "../model/room.ts";

export type TokenRef = Extract<PictureRef, { kind: "token" }>;

export const fieldToken = (id: number): TokenRef => ({
  kind: "token",
  chainId: site.chains[0]!.id,
  contract: site.collection.address.toLowerCase(),
  tokenId: String(id),
  alt: `Field ${id}, ${fieldWords(fieldTraits(site.collection.address, id)).toLowerCase()}`,
});

/** The field of this site that a collectible is; null for any other. */
export function fieldOf({ contract, tokenId }: TokenRef): number | null {
  const { address, size } = site.collection;
  return contract.toLowerCase() === address.toLowerCase() ? readFieldNumber(tokenId, size) : null;
}

/** Drawn by this site; of other collections nobody is asked, so that no third party learns who looks. */
export function tokenImage(token: TokenRef): string | null {
  const id = fieldOf(token);
  return id === null ? null : link(`/fields/${id}.png?frame=square`);
}
