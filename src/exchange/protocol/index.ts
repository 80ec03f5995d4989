// The exchange's protocol: what the rest of the site may use of it.
export { checkKeyMessage, standardKeyMessage } from "./keyMessage.ts";
export { deriveKeyPair, findMatchingKey, packPublicKey, publicKeyOf } from "./keyPair.ts";
export { poseidon } from "./poseidon.ts";
export { requestHash, requestText, signRequest } from "./requestSignature.ts";
export {
  parseSignatureText,
  signatureText,
  signMessageHash,
  verifySignature,
} from "./signature.ts";
