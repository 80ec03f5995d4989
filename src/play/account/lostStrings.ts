// What another device had done first, and what is back with whoever did the same here, by the kind of what was done.
import type { FarmEventKind } from "../../farm/events/event.ts";

type ByKind = Partial<Readonly<Record<FarmEventKind, string>>>;

const purse = "Your pence are in your purse.";
const barn = "What it takes is in your barn.";

export const lostStrings: { readonly first: ByKind; readonly back: ByKind } = {
  first: {
    harvest: "What was ripe had been brought in on your other device already.",
    sow: "Those plots had been sown on your other device already.",
    water: "Those plots had been seen to on your other device already.",
    compost: "That soil had been seen to on your other device already.",
    undo: "Something else was done on your other device since, so that it could not be taken back.",
    gather: "The meadow had been gathered from on your other device already.",
    take: "What was done had been taken out on your other device already.",
    care: "They had been fed on your other device already.",
    answer: "That letter had been answered on your other device already.",
    decline: "That letter had been answered on your other device already.",
    cook: "Something else was cooked on your other device first.",
    raise: "That was bought on your other device already.",
    settle: "That place on the meadow was taken on your other device already.",
    make: "The workshop was used on your other device first.",
    dye: "The vat was used on your other device first.",
    build: "That was built on your other device already.",
    moveGround: "The farm moved on your other device already.",
    celebrate: "That table was laid from on your other device already.",
    notice: "That was seen on your other device already.",
    name: "It was given a name on your other device first.",
    call: "It was called by a name on your other device first.",
  },
  back: {
    sow: "The seed is in your bag.",
    compost: "The straw is in your barn.",
    care: barn,
    cook: barn,
    answer: barn,
    sell: "The goods are in your barn.",
    celebrate: barn,
    buySeed: purse,
    raise: purse,
    settle: purse,
    build: purse,
    buyTimber: purse,
    make: purse,
    dye: purse,
    barter: "Your own seeds are in your bag.",
    leaveGift: "What you meant to leave is still yours.",
    giveWorks: "What you meant to give is still yours.",
  },
};
