// Small pictures of what lies about a farm and takes no room in its barn, drawn from the models.
import gateBasket from "./images/stores/gate-basket.svg?no-inline";
import seedBag from "./images/stores/seed-bag.svg?no-inline";
import straw from "./images/stores/straw.svg?no-inline";
import timber from "./images/stores/timber.svg?no-inline";

export const storePictures = { timber, straw, seedBag, gateBasket } as const;
