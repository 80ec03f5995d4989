// The key with which a wallet of the local world checks attestations, in the host's own form.
export const attestationPublicKey = {
  kty: "EC",
  crv: "P-256",
  ext: true,
  key_ops: ["verify"],
  x: "GDex3Hi8qZJEGiN5kVCpr6xIzOshMPeYimb1469DT8M",
  y: "cB524TrN4yazqefVKd4nd_O5fcMeUX7SPldGTkPJQ68",
};
