// A further key of an account, for whoever has one: nobody else fetches how its contract is found.
import type { Address } from "viem";
import { type PasskeyRecord, recordOf } from "./keptPasskey.ts";
import type { PublicKey } from "./publicKey.ts";
import { signerOf } from "./signerContract.ts";

/** `address`: the account that it is a further key of. */
export const furtherRecordOf = (id: string, key: PublicKey, address: Address): PasskeyRecord => ({
  ...recordOf(id, key),
  address,
  signer: signerOf(key),
});
