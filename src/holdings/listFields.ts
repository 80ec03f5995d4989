// What an address owns, asked of every place that may know, each of which may fail without the others.

/** Where a field can be held. */
export type PlaceName = "contract" | "exchange";

/** One field that an address owns. */
export type FieldHolding = {
  id: number;
  /** Where it lies: in the holder's own wallet, or deposited on the exchange. */
  place: PlaceName;
};

export type HoldingsPlace = {
  name: PlaceName;
  /** Throws where it cannot tell; an empty list says that there is nothing. */
  list(address: string, signal?: AbortSignal): Promise<readonly number[]>;
};

/** What is known of an address's fields, and who could not be asked. */
export type Holdings = {
  /** By number. */
  fields: readonly FieldHolding[];
  /** Places that could not be asked; what they hold is not known. */
  failed: readonly PlaceName[];
};

/** Earlier places win where two claim the same field: put the one nearest to the truth first. */
export async function listFields(
  address: string,
  places: readonly HoldingsPlace[],
  signal?: AbortSignal,
): Promise<Holdings> {
  const answers = await Promise.allSettled(
    places.map(async (place) => place.list(address, signal)),
  );
  const fields = new Map<number, FieldHolding>();
  const failed: PlaceName[] = [];
  for (const [index, { name }] of places.entries()) {
    const answer = answers[index]!;
    if (answer.status === "rejected") {
      failed.push(name);
      continue;
    }
    for (const id of answer.value) if (!fields.has(id)) fields.set(id, { id, place: name });
  }
  return { fields: [...fields.values()].sort((a, b) => a.id - b.id), failed };
}
