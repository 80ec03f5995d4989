// About how much gas a call of a passkey's account takes, before anybody has signed it.

/** The factory's call that puts the account on the chain. */
const deploying = 310_000n;
/** What the Safe adds to a call of its own: it reads the signature, has the precompile check it, counts on. */
const around = 92_000n;
/** Taking another owner, transaction and all, where no node can try it out yet. */
const ownCall = 55_000n;

/** What a transaction takes that does nothing: a call that comes along in another is spared it. */
const base = 21_000n;
/** What a call takes more that comes along with others, in one transaction of them all. */
const along = 9_000n;

type Taken = {
  /** The call as a transaction of its own; null for one that the account makes to itself before it is there. */
  inner: bigint | null;
  /** Calls that come before it, each as a transaction of its own. */
  before?: readonly bigint[];
  isDeployed: boolean;
};

export const gasOf = ({ inner, before = [], isDeployed }: Taken) =>
  before.reduce(
    (sum, taken) => sum + taken - base + along,
    (inner ?? ownCall) + around + (isDeployed ? 0n : deploying),
  );
