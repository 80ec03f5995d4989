// What is said of the keys of an account by passkey, and of taking a second one.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("passkey", {
  keysOf: "Keys of this account",
  thisPasskey: "This passkey",
  anotherPasskey: "Another passkey",
  aWallet: "A wallet",
  oneKey: "It is the only key: lose it, and the account is gone.",
  moreKeys: "Each key opens the account alone. Lose one, and the others still do.",
  secondText:
    "A wallet of yours can be the second key. If this passkey is ever lost, that wallet still reaches the account, at app.safe.global.",
  secondEither:
    "Another passkey or a wallet of yours can be the second key. If this passkey is ever lost, the other one still opens the account here, and a wallet reaches it at app.safe.global.",
  addAnother: "Add another key",
  makePasskey: "Make another passkey",
  passkeyText:
    "On another device, on your phone or on a security key. It opens this account here, as this one does.",
  samePlace: "This passkey is kept there already. Choose another device, or a security key.",
  whichWallet: "Which wallet?",
  showsItself: "It only tells its address, and signs nothing.",
  writeAddress: "Write an address instead",
  address: "Address of the wallet",
  unchecked: "Nobody checks that this address is yours. Whoever holds it has your whole account.",
  noAddress: "This is no address: those are 0x and 40 digits.",
  wrongCapitals: "The capital letters of this address do not fit together. Copy it once more.",
  ownAddress: "This is the address of the account itself.",
  knownKey: "This is a key of the account already.",
  nobodys: "Nobody holds this address.",
  becomesKey:
    "{address} becomes a key of this account. Alone it may do whatever you may: send all that is here, and put this passkey out.",
  addedKey: "Added {address} as a key",
  becomesPasskey:
    "The passkey that you have just made becomes a key of this account. Alone it may do whatever you may: send all that is here, and put this passkey out.",
  addedPasskey: "Added another passkey as a key",
});
