// What the connected and the signed-in visitor owns that a room can show, kept up to date as they come and go.
import { Listeners } from "@loamstead/lib/watched.ts";
import { accountOf, type WalletKit } from "@loamstead/wallet-kit";
import site from "../../../site.config.ts";
import { askFieldsOf } from "../../alphaFields/owner/index.ts";
import type { SignIn } from "../../signIn/index.ts";
import type { ModelId } from "../model/room.ts";
import type { TokenRef } from "./fieldToken.ts";
import { type FarmProducts, openMade } from "./openMade.ts";
import { type OwnedPieces, openOwnedPieces } from "./ownedPieces.ts";

export type OwnedThings = Pick<OwnedPieces, "counts"> & {
  /** What farms on this device have made. */
  readonly made: FarmProducts;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another number whenever something else is owned. */
  readonly changes: () => number;
  /** Who is signed in; null while nobody is. */
  readonly owner: () => string | null;
  readonly onOwner: (listener: () => void) => () => void;
  readonly fieldsOf: (owner: string) => Promise<readonly number[]>;
  /** Where the picture of a collectible is: of a field that is farmed here, the farm as it stands. */
  readonly tokenImage: (token: TokenRef) => Promise<string | null>;
  readonly close: () => void;
};

export function openOwned(kit: WalletKit, signIn: SignIn | null): OwnedThings {
  const pieces = openOwnedPieces(site.roomPieces, async (counted, owner) => {
    const { countTokens } = await import("./countTokens.ts");
    return countTokens(kit)(counted, owner);
  });
  const look = () => void pieces.setOwner(accountOf(kit.get())?.address ?? null);
  const stopListening = kit.subscribe(look);
  look();
  const made = openMade({
    openFarms: async () => (await import("../../play/kept/index.ts")).openKeptFarms(),
    draw: async (farm) => (await import("../../play/kept/index.ts")).farmPicture(farm, Date.now()),
    newUrl: (bytes) => URL.createObjectURL(bytes),
    freeUrl: (url) => URL.revokeObjectURL(url),
  });
  const changed = new Listeners();
  let changes = 0;
  const tell = () => {
    changes++;
    changed.tell();
  };
  const stops = [pieces.subscribe(tell), made.subscribe(tell), stopListening, made.close];
  return {
    counts: pieces.counts as ReadonlyMap<ModelId, number>,
    made,
    subscribe: changed.add,
    changes: () => changes,
    owner: () => signIn?.session()?.address ?? null,
    onOwner: (listener) => signIn?.subscribe(listener) ?? (() => {}),
    // Pictures of fields are a pleasure, not a need: where the list is not to be had there are none.
    fieldsOf: (owner) => askFieldsOf(owner).catch(() => []),
    tokenImage: async (token) => {
      const { fieldOf, tokenImage } = await import("./fieldToken.ts");
      const field = fieldOf(token);
      return (field === null ? null : await made.pictureOf(field)) ?? tokenImage(token);
    },
    close: () => stops.forEach((stop) => void stop()),
  };
}
