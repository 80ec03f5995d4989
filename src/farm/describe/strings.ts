// What is said of a farm: names, reasons and ways out.
import { groupDigits } from "../../lib/groupDigits.ts";
import type { Crop } from "../tables/crops.ts";
import type { Good } from "../tables/goods.ts";

/** One, and several. */
export const goods: Record<Good, readonly [one: string, many: string]> = {
  sunflower: ["sunflower", "sunflowers"],
  pea: ["basket of peas", "baskets of peas"],
  carrot: ["carrot", "carrots"],
  beet: ["beet", "beets"],
  onion: ["onion", "onions"],
  bean: ["basket of beans", "baskets of beans"],
  leek: ["leek", "leeks"],
  tomato: ["tomato", "tomatoes"],
  cabbage: ["cabbage", "cabbages"],
  wheat: ["sheaf of wheat", "sheaves of wheat"],
  maize: ["cob of maize", "cobs of maize"],
  pumpkin: ["pumpkin", "pumpkins"],
  egg: ["egg", "eggs"],
  milk: ["can of milk", "cans of milk"],
  wool: ["fleece", "fleeces"],
  honey: ["jar of honey", "jars of honey"],
  cherry: ["bowl of cherries", "bowls of cherries"],
  plum: ["bowl of plums", "bowls of plums"],
  apple: ["apple", "apples"],
  hazel: ["bag of hazelnuts", "bags of hazelnuts"],
  acorn: ["bag of acorns", "bags of acorns"],
  peaSoup: ["pea soup", "pea soups"],
  rootStew: ["root stew", "root stews"],
  onionTart: ["onion tart", "onion tarts"],
  beanPot: ["bean pot", "bean pots"],
  leekPie: ["leek pie", "leek pies"],
  relish: ["jar of relish", "jars of relish"],
  jam: ["jar of plum jam", "jars of plum jam"],
  kraut: ["crock of kraut", "crocks of kraut"],
  flour: ["bag of flour", "bags of flour"],
  loaf: ["loaf", "loaves"],
  cheese: ["cheese", "cheeses"],
  cornbread: ["cornbread", "cornbreads"],
  cider: ["jug of cider", "jugs of cider"],
  candle: ["candle", "candles"],
  cloth: ["bolt of cloth", "bolts of cloth"],
  pumpkinPie: ["pumpkin pie", "pumpkin pies"],
  cake: ["cake", "cakes"],
  oil: ["bottle of sunflower oil", "bottles of sunflower oil"],
  pickle: ["jar of pickled beets", "jars of pickled beets"],
  carrotCake: ["carrot cake", "carrot cakes"],
  cherryTart: ["cherry tart", "cherry tarts"],
  hazelBread: ["hazel bread", "hazel breads"],
  mead: ["jug of mead", "jugs of mead"],
  pumpkinSoup: ["pumpkin soup", "pumpkin soups"],
  felt: ["sheet of felt", "sheets of felt"],
  fieldPie: ["field pie", "field pies"],
};

/** What is weighed of a crop: a basket of peas would be heavier than that. */
export const weighedAs = (crop: Crop): string =>
  crop === "pea" ? "handful of peas" : crop === "bean" ? "handful of beans" : goods[crop][0];

export const stageNames = [
  "sown",
  "sprout",
  "seedling",
  "in leaf",
  "bud",
  "flower",
  "ready",
] as const;
/** What neither flowers nor fruits fills out below, or within. */
export const filling = "filling";

const plural = (count: number, one: string, many: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

export const strings = {
  and: " and ",
  /** In a letter that has been answered. */
  whatYouSent: "what you sent",
  gifts: {
    sends: (who: string, what: string) => `${who} sends ${what}`,
    pattern: (piece: string) =>
      `a pattern of the ${piece}: you can make it for what it is made of, and not a penny.`,
    note: (dish: string) => `a recipe note: from now on the ${dish} cooks 1½ times as fast.`,
    keepsake: (seeds: string) => `${seeds}, for your bag.`,
  },
  count: (good: Good, count: number) => plural(count, ...goods[good]),
  pence: (count: number) => plural(count, "penny", "pence"),
  straw: (count: number) => `${count} straw`,
  timber: (count: number) => `${count} timber`,
  seeds: (count: number, of: string) => plural(count, `${of} seed`, `${of} seeds`),
  squares: (halves: number) =>
    halves === 0
      ? "none"
      : halves === 1
        ? "half a square"
        : halves % 2
          ? `${(halves - 1) / 2}½ squares`
          : plural(halves / 2, "square", "squares"),
  grams: (grams: number) => (grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(1)} kg`),
  barn: (used: number, size: number) => `Barn ${groupDigits(used)} of ${groupDigits(size)}.`,

  plot: (row: number, nth: number) => `Row ${row}, plot ${nth}`,
  empty: "nothing sown",
  alwaysMoist: "always moist",
  moistUntil: (when: string) => `moist until ${when}`,
  dry: "dry",
  soil: {
    rich: "Rich soil.",
    good: "Good soil.",
    tired: "The soil is tired.",
    worn: "The soil is worn: rest, peas, beans or compost mend it.",
  },
  readyAt: (when: string) => `ready ${when}`,
  beside: (names: string) => `Beside: ${names}.`,
  goodBeside: (name: string) => `${name} (good)`,

  mark: {
    piece: (stuff: string, field: number, when: string) =>
      `made from ${stuff} of field ${field}, ${when}`,
    trophy: (name: string, grams: string, field: number, when: string) =>
      `the heaviest ${name} of field ${field} so far, ${grams}; made in ${when}`,
    dish: (count: number, field: number, when: string) =>
      count === 1
        ? `cooked on field ${field}, ${when}`
        : `one of ${count} cooked on field ${field}, the first in ${when}`,
    feast: (name: string, year: number, field: number) => `from ${name} ${year}, field ${field}`,
  },

  refused: {
    earlier: (when: string) =>
      `Something was done there at ${when} already. What is done after that counts.`,
    nobody: "There is nothing there to do that with. Look again at what stands there now.",
    notRipe: (when: string) => `Not ready yet: ${when}. It will be just as ready tomorrow.`,
    nothingGrows: "Nothing grows there. Sow something first.",
    taken: "Something grows there already. Bring it in first, or choose a free plot.",
    unknown: (needs: number, level: number) =>
      `That comes with level ${needs}; you have level ${level}. Harvests, dishes and letters bring you there.`,
    short: (lack: string) => `You lack ${lack}.`,
    shortPence: "Sell something at the market, or answer a letter.",
    shortGood: "Grow or gather some first; nothing runs away.",
    shortSeed: "Buy seed, or sow sunflowers: their seed is free.",
    shortHeirloom: "Sow what you have: each harvest gives its seed back.",
    shortStraw: "A harvest of wheat or maize leaves some, and one of peas or beans a little.",
    shortTimber:
      "Each tree of the meadow gives one a week and one after each storm, and the pedlar sells a bundle on Saturdays.",
    shortGathered: "It is gathered on the meadow, from whoever gives it there.",
    shortCooked: "Cook or make some first.",
    barnFull: (need: number, room: number) =>
      `The barn is full: that needs room for ${need}, and there is room for ${room}. Sell, cook, or leave it standing; it keeps where it is.`,
    noPlace: (when: string) =>
      `Every place is taken. One is free from ${when} on, once you take what is done.`,
    placeWaits: "Every place is taken. Take what is done there, and one is free.",
    nothingCooks: "Nothing is on. Put something on first.",
    notDone: (when: string) => `It is not done yet: ${when}. It waits there once it is.`,
    nothingWaits: (when: string) =>
      `Nothing waits there yet. Come back ${when}: it keeps for you then.`,
    notItsTime:
      "Nothing waits there, and it is not its time of the year. It will have its time again.",
    noMeadow: (need: string, left: string, halves: number) =>
      `That needs ${need} of meadow, and ${left} ${halves > 2 ? "are" : "is"} left. What you have can stay as it is.`,
    notForSale: "That is not for sale. Nobody need pay for it.",
    needsNoCare: "It looks after itself. Gather from it when it gives.",
    best: "You have the best there is. It never wears.",
    notYet: (when: string) => `Not yet: ${when}. It waits for you from then on.`,
    made: (when: string) => `You have it since ${when}. Choose another one.`,
    frozen: (when: string) =>
      `The vats are frozen in Hearth. They thaw ${when}; what you have keeps in the barn.`,
    noHeirloom: (name: string) =>
      `That is made of ${name}, which you have not grown yet. The pedlar may have it.`,
    light: (grams: string, need: string, name: string) =>
      `Your heaviest ${name} weighs ${grams}; that takes one of ${need}. Moist and well rested ones grow heavier.`,
    tooLate:
      "Five minutes have passed since, and it stays as it is. Whatever you do next may follow it.",
    notLaid: "No table is laid for that today. It will be again next year.",
    hasAll: "The pedlar has nothing that you lack. Keep your seed.",
    hasNoName: "Trees and bees go without a name. Hens, goats and sheep come to theirs.",
    calledSo: "It is called that already. Choose another name.",
    nameTaken: "Somebody here comes to that already. Choose another name.",
    standsThere: "The farm stands on that field. Choose another one.",
    noSuchField: "There is no field of that number. Look for one on the map.",
    movedThisSeason: (when: string) =>
      `A farm moves once in a season. It may again from ${when} on.`,
    noticed: "That has been seen today; it is in the book. Look again another day.",
    notToBeSeen: "It is gone, or not there yet. Such things come by themselves.",
    notGiven: "That is somebody's to give. Their story is not at its end yet.",
    noDye: "Boil that dye first; the workshop knows how.",
    joined: "You have done that three times; the evening comes next.",
    notReady:
      "First bring what one brings, and take a hand in it three times. The table stays three weeks.",
    noNews: "Nobody has news of this farm today.",
    dayUsed: (when: string) => `That is enough for today. There is more from ${when} on.`,
    giftsFull: "The basket at that gate is full. It will have room again.",
    tooDear: (pence: string, most: string) =>
      `That is worth ${pence}; a neighbour takes no more than ${most} at once. Leave fewer, or something smaller.`,
    otherRules: "That goes by newer rules than this page knows. Load the page again.",
    elsewhere: {
      letter: "Another letter lies there by now. That one was answered or put aside elsewhere.",
      tool: "That was bought elsewhere already, and the next one costs more. Your pence are in your purse.",
      animal: "It lives there no longer, or another one does by now.",
      field: "The farm has moved since. What was meant stood on the field before.",
      table: "That table is not laid any more, or another one is.",
      price: "It costs something else by now. Your pence are in your purse.",
      seed: "The pedlar has another seed by now. Yours are in your bag.",
      deed: "Something else was done since, and is the last thing that could be taken back.",
    },
  },
} as const;
