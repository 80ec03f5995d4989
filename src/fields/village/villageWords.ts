// What each place of the village is called, and in one line who lives there.
import type { HomeId, Neighbourly } from "./homes.ts";

/** As a sentence goes on with it: "at the school". */
export const placeNames: { readonly [H in HomeId]: string } = {
  cross: "the market cross",
  tower: "the bellringer's tower",
  school: "the school",
  bakery: "Mrs Tansy's bakery",
  mill: "Widow Quern's mill",
  ferry: "the ferry",
  gate: "Old Peascod's house",
  twoHouse: "the Thornes' house",
  office: "the reeve's office",
  carts: "the carter's yard",
  surgery: "the vet's house",
};

/** Who they are to somebody who has never had a letter. */
export const whoLines: { readonly [W in Neighbourly]: string } = {
  tansy: "Bakes while it is still dark, and keeps a list of who is kind.",
  ferryman: "Pulls you over by the rope, and says as much as is needed.",
  peascod: "Shuts the gate behind you, and cannot stand peas.",
  schoolmistress: "Teaches all eleven of them, in one room (with a stove).",
  quern: "Grinds what you bring, and hears when the wheel stops.",
  bellringer: "Rings five bells by their names, and talks over them.",
  elderBrother: "Has the left half of the house, and is in the right.",
  youngerBrother: "Has the right half of the house, and is in the right as well.",
  vet: "Is called out by night, and sleeps wherever there is straw.",
  cartersGirl: "Drives with her father, and with Admiral, who is a horse.",
  reeve: "Walks the bounds with a pony, and puts them down in two copies.",
  hen: "Is at another's each day, and expects to be found there.",
  pedlar: "Walks from parish to parish, and deals at every gate on Saturdays.",
};
