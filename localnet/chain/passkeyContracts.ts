// What a passkey's account needs beside Safe's own contracts, at its mainnet addresses.
import type { Chronicle } from "./chronicle.ts";
import { daimoVerifierCode } from "./creationCode/daimoVerifier.ts";
import { sharedSignerCode } from "./creationCode/sharedSigner.ts";
import { signerFactoryCode } from "./creationCode/signerFactory.ts";
import { anvilDeployer, publish } from "./publish.ts";

/** Where Safe's signer for one passkey, its factory of signers for others (both 0.2.1) and Daimo's verifier lie on mainnet, and therefore here. */
export const passkeyContracts = {
  sharedSigner: "0x94a4F6affBd8975951142c3999aEAB7ecee555c2",
  signerFactory: "0x1d31F259eE307358a26dFb23EB365939E8641195",
  daimoVerifier: "0xc2b78104907F722DABAc4C69f826a522B2754De4",
} as const;

export async function buildPasskeyContracts(chronicle: Chronicle): Promise<void> {
  await publish(chronicle, sharedSignerCode, passkeyContracts.sharedSigner);
  await publish(chronicle, signerFactoryCode, passkeyContracts.signerFactory);
  await publish(chronicle, daimoVerifierCode, passkeyContracts.daimoVerifier, anvilDeployer);
}
