// Says what nobody asked for once the last words have been heard; what it says is asked for only then.
import { announce } from "@loamstead/ui/LiveRegion.tsx";

export const sayLater = (words: () => string | null): void => announce(words, "unasked");
