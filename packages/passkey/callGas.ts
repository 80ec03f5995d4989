// About how much gas a call of a passkey's account takes, before anybody has signed it.

/** The factory's call that puts the account on the chain. */
const deploying = 310_000n;
/** What the Safe adds to a call of its own: it reads the signature, has the precompile check it, counts on. */
const around = 92_000n;
/** Taking another owner, transaction and all, where no node can try it out yet. */
const ownCall = 55_000n;

/** `inner`: the call as a transaction of its own; null for one that the account makes to itself before it is there. */
export const gasOf = ({ inner, isDeployed }: { inner: bigint | null; isDeployed: boolean }) =>
  (inner ?? ownCall) + around + (isDeployed ? 0n : deploying);
