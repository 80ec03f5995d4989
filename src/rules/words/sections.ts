// What the sections of the rules say, in their order; every number is handed in.

/** A number, or one in words. */
export type N = number | string;

export const ruleSectionWords = {
  growth: {
    title: "Growth",
    text: [
      "Everything that lives here keeps one law. It grows at its own pace, and 1½ times as fast while it is cared for. When it is ready it stops, and waits for you as long as you like.",
      "Nothing withers, nothing is stolen, nothing resets at midnight. What you neglect costs part of the harvest and never the plant.",
      "Sunflower seed is free, always. So nobody is ever without something to do.",
    ],
  },
  water: {
    title: "Water",
    text: (o: { rain: N; pond: N; dewFrom: N; dewTo: N; sluice: N; plots: N }) => [
      "Watering makes a plot moist for some hours. How many is the soil's doing first; then comes the can, which way the field faces, and the wind.",
      `Rain waters everything from its first drop, and after its last for ${o.rain} % of a watering; by a pond for ${o.pond}. Snow counts as rain, for it melts.`,
      `A field with dew is wet from ${o.dewFrom} to ${o.dewTo} o'clock. A stream keeps the last column moist day and night. A sluice waters ${o.plots} plots at ${o.sluice}. All hours are the country's, which are UTC.`,
    ],
  },
  heart: {
    title: "The heart of the soil",
    text: (o: {
      full: N;
      first: N;
      day: N;
      few: N;
      fewGain: N;
      many: N;
      manyGain: N;
      same: N;
      before: N;
      straw: N;
      lessStraw: N;
      compost: N;
    }) => [
      `Each plot has a heart between nothing and ${o.full}, and begins at ${o.first}. A harvest takes of it, legumes give. What comes again at once takes ${o.same} times as much, and what comes again after one other ${o.before} times: the old rotation.`,
      `A field recovers ${o.day} a day, shared among its plots: ${o.fewGain} for each of ${o.few}, or ${o.manyGain} for each of ${o.many}. So a farm that is left alone is resting, and is the better for it.`,
      `A plot of wheat or maize leaves ${o.straw} straw, one of peas or beans ${o.lessStraw}. Dug in as compost, one straw gives a plot ${o.compost}.`,
    ],
  },
  yield: {
    title: "The harvest",
    text: [
      "A harvest is what the crop gives, multiplied by each of these in turn, and rounded down at every step. What is left over as a fraction is the chance of one more; that chance belongs to the plot and its sowing, and cannot be rolled again.",
      "Sand and chalk are a step warmer than loam and silt, clay and peat a step colder; south is two steps warmer, north two colder.",
      "Every harvest has a weight too, and the book keeps the heaviest. It is worth nothing at the market and a good deal on the wall.",
    ],
  },
  meadow: {
    title: "The meadow",
    text: (o: { squares: N; dearer: N; waiting: N; weeks: N; names: N; ofCompany: N }) => [
      `Of the ${o.squares} squares of a field those that are not dug are meadow, with one more where there is no landmark. Each further one of a kind costs ${o.dearer} % of the first more.`,
      `Up to ${o.waiting} yields wait, and then it idles. Nobody is hungry: fodder only makes it 1½ times as fast. An old oak cannot be bought; it comes with the field.`,
      `A tree gives one timber a week for pruning, all year, and up to ${o.weeks} weeks of it wait.`,
      `Hens, goats and sheep may be called by one of ${o.names} names, no two alike. It changes nothing but who comes.`,
      `Whoever lives on a field by itself, and what grazes there, takes no meadow and gives nothing. The farm that stands there may call each of them by one of ${o.ofCompany} other names, no two alike, as often as it likes; after moving day they stay behind with theirs.`,
    ],
  },
  kitchen: {
    title: "Kitchen and workshop",
    text: [
      "There is one place in each to begin with, and one more for every stove and workbench. Cooking never fails, and a dish waits in its place for ever. A mill grinds in half the time.",
    ],
  },
  tools: {
    title: "Tools",
    text: (o: { barns: string; plots: N }) => [
      "Tools are bought once and never wear.",
      `The barn holds ${o.barns}. When it is full, what is ready keeps where it is. A can waters for longer; a stove or a workbench is a further place; a cold frame takes the poor seasons from one plot; a sluice waters ${o.plots} plots at dawn.`,
      "Gestures over a whole bed cost nothing, ever.",
    ],
  },
  cross: {
    title: "The market",
    text: (o: {
      least: N;
      most: N;
      saturday: N;
      favourite: N;
      poor: N;
      appetite: N;
      name: string;
      kept: N;
      slate: N;
      units: N;
      date: string;
    }) => [
      `A price is three things multiplied. First what the good is kept at. Then the slate: each week it has a card for every good, between ${o.least} and ${o.most} %, and goes in a straight line from one to the next. Saturdays pay ${o.saturday} % of it; a crop in its best season ${o.favourite}, in a poor one ${o.poor}.`,
      "Last, what the market has seen from your stall: call that S, and the good's appetite A. The price is multiplied by A, divided by A and S together. So every basket of the same is worth a little less than the one before, and none is ever worth nothing.",
      `The appetite is goods worth ${o.appetite} p. The market forgets half an appetite a day. No other stall comes into it: your price is yours, and can be checked.`,
      `The example: ${o.name} are kept at ${o.kept} p, and their appetite is ${o.units}. On ${o.date} the slate says ${o.slate} %. From a stall that the market has not seen lately it then pays:`,
    ],
  },
  letters: {
    title: "Letters",
    text: (o: {
      villagers: N;
      places: N;
      chapel: N;
      rest: string;
      pays: N;
      way: N;
      level: N;
      pattern: N;
      note: N;
      keepsake: N;
      seeds: N;
    }) => [
      `There are ${o.villagers} who write, and ${o.places} letters may lie under your gate at once, ${o.chapel} by a chapel, where the last comes on Sundays. A letter waits for ever. When it is answered or put aside, another comes ${o.rest} later.`,
      `It asks for what you can grow, and from level ${o.level} on at times for a dish that you have made before. It pays ${o.pays} % of what the goods are kept at, and ${o.way} p for the way. The very first ask for less.`,
      "Nobody writes again while a letter of theirs lies there.",
      `With the answer to somebody's letter number ${o.pattern} comes a pattern: that piece is made for what it takes, without pence. With number ${o.note} comes a note: that dish is cooked 1½ times as fast. With number ${o.keepsake} come ${o.seeds} seeds of an heirloom that they have kept.`,
    ],
  },
  levels: {
    title: "Levels",
    text: (o: { crop: N }) => [
      `What you have done makes your level, and a level brings crops, animals and recipes. After ${o.crop} plots of one crop only every tenth of it counts: nobody gets on by one crop alone.`,
    ],
  },
  heirlooms: {
    title: "Heirlooms",
    text: (o: { all: N; seeds: N; level: N; pedlar: N }) => [
      `Every field has one of ${o.all} heirlooms of its own, and at level ${o.level} you find ${o.seeds} seeds of it. It grows as its crop does. A harvest gives one unit less and a seed back, or two if it was moist for half of its growing.`,
      `On Saturdays the pedlar has a seed that you lack, for ${o.pedlar} of your own.`,
    ],
  },
  moving: {
    title: "Moving day",
    text: (o: { level: N; seeds: N }) => [
      "Once in a season a farm may move to any other field. What is ripe is brought in, so the barn must have room for it; what is sown goes back into the bag as seed. Whoever lives on the meadow walks along, if the meadow there has room for all. Barn, tools, book and letters come on the cart.",
      `The beds there are as new ones are, and an oak stays with its field. From level ${o.level} on you find ${o.seeds} seeds of an heirloom there that you have never had. A move is not taken back; you may move home again in the next season.`,
    ],
  },
  festivals: {
    title: "Festivals",
    text: (o: { span: string }) => [
      `Each lays one table, and it stays laid for ${o.span}. Bring what is asked once a year, and the book has a page of it. One that you miss comes again.`,
    ],
  },
  weather: {
    title: "Weather",
    text: (o: { dry: N }) => [
      "The weather of a day follows from the date and the parish, and is the same for everybody there. So many days in a thousand are wet by themselves; Leaf-fall has more of them than its share and High Sun fewer.",
      `In a long drought every ${o.dry}th day brings a shower, so nobody waits longer than that for rain.`,
    ],
  },
  surprises: {
    title: "Surprises",
    text: (o: { count: N }) => [
      `There are ${o.count} small things to be seen by whoever is there at the right moment. Each has a rule, of season, weather, hour and field, and nothing is rolled for. They are worth nothing, and the book remembers them with their day.`,
      "Which they are, we do not say here. Try the leeks, some wet evening.",
    ],
  },
  pieces: {
    title: "Pieces for the room",
    text: (o: { count: N; dyes: N; vats: N }) => [
      `Everything in the room designer is free and stays so. Besides, ${o.count} pieces can be made of what you have grown, once each, and the book keeps the day. Each takes goods, and pence, of which the next needs a little more than the last.`,
      `There are ${o.dyes} dyes for cloth: of every crop one in each season. In Hearth the vats are frozen, and from level ${o.vats} on they are not. Each is boiled once, in its season, over a fire of timber.`,
    ],
  },
  undo: {
    title: "Second thoughts",
    text: (o: { span: string }) => [
      `What was done last can be taken back within ${o.span}, and so can a sowing as long as it stands there: the seed is in the bag again. Nothing is rolled anew by it. The farm offers it for a shorter while; who needs the whole of it has it by a switch, under Keys and time.`,
    ],
  },
  check: {
    title: "Check it yourself",
    text: [
      "A farm is its log: everything that was done on it, with the moment. From the log the farm follows, to the last pea, on every machine alike; there is nothing else to it that could be changed behind your back.",
    ],
    command:
      "Take your farm along as a file, and have it done again from its first day by the code itself:",
    code: "npm run replay -- farm.json",
    source:
      "The law is in the source, in src/farm: its tables in src/farm/tables, one event a file in src/farm/events.",
  },
} as const;
