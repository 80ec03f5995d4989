// A refusal that the embedded site is told of; the protocol knows nothing of codes, only a sentence.
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** What Safe's own page says. */
export const rejected = () => new Refusal("Transaction was rejected");
