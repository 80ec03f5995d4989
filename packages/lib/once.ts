// Something that is begun once for all who ask, such as a request (single flight).

/** After a failure whoever asks next begins anew. */
export function once<Value>(begin: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | undefined;
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
