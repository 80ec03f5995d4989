// On which day a farm's film was last offered and answered, kept on this device: it is offered once.
const key = "play-year-offers";

type Offers = { readonly [farm: string]: number };

function offersKept(): Offers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Offers)
      : {};
  } catch {
    return {};
  }
}

export const wasOffered = (farm: string, day: number): boolean => offersKept()[farm] === day;

export function noteOffered(farm: string, day: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...offersKept(), [farm]: day }));
  } catch {
    // Then it is offered once more with the next visit.
  }
}
