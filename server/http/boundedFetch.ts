// Fetches as always, and gives up an answer that is larger than whatever would make sense.
/** A node that is broken, or no longer ours, could otherwise fill the memory. */
export const boundedFetch =
  (most: number) =>
  async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init);
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > most) controller.error(new Error(`An answer of more than ${most} bytes.`));
        else controller.enqueue(chunk);
      },
    });
    return new Response(answer.body?.pipeThrough(counted) ?? null, answer);
  };
