import { expect, test } from "vitest";
import { transactionFaults } from "./transaction.ts";

const hash = `0x${"aB".repeat(32)}`;
const badHash = "Invalid transaction hash";
const noDescription = "Transaction must have a description";
const badDepth = "Transaction confirmations must be a positiver integer";

test.for([
  { hash, description: "Bought a seed" },
  { hash, description: "" },
  { hash, description: "Bought a seed", confirmations: undefined },
  { hash, description: "Bought a seed", confirmations: 1 },
  { hash, description: "Bought a seed", confirmations: 12 },
])("nothing is wrong with %o", (transaction) => {
  expect(transactionFaults(transaction)).toEqual([]);
});

test.for([
  [{ hash: "0x12", description: "" }, [badHash]],
  [{ hash: `${hash}0`, description: "" }, [badHash]],
  [{ hash: hash.slice(2), description: "" }, [badHash]],
  [{ hash: hash.replace("a", "g"), description: "" }, [badHash]],
  [{ hash: `${hash}\n`, description: "" }, [badHash]],
  [{ hash: [hash], description: "" }, [badHash]],
  [{ hash }, [noDescription]],
  [{ hash, description: 7 }, [noDescription]],
  ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "2", null, 2n].map(
    (confirmations) => [{ hash, description: "", confirmations }, [badDepth]] as const,
  ),
  [{ confirmations: 0 }, [badHash, noDescription, badDepth]],
  [undefined, [badHash, noDescription]],
  [null, [badHash, noDescription]],
  ["0x", [badHash, noDescription]],
] as const)("says what is wrong, in this order %o", ([transaction, faults]) => {
  expect(transactionFaults(transaction)).toEqual(faults);
});
