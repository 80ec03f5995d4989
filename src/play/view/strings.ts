// What the page of a farm says, beside its papers.

import type { FarmEventKind } from "../../farm/events/event.ts";
import { groupDigits } from "../../lib/groupDigits.ts";

const plots = (count: number, kind = ""): string =>
  count === 1 ? `one ${kind}plot` : `${count} ${kind}plots`;

export const strings = {
  undoLast: (what: string, left: string) => `Undo${what} (${left})`,
  /** What is taken back, by what was done. */
  undone: {
    harvest: " bringing in",
    gather: " gathering",
    take: " taking it out",
    cook: " cooking",
    sell: " the sale",
    buySeed: " the purchase",
    settle: " the purchase",
    raise: " the purchase",
    make: " making it",
    dye: " making it",
    compost: " feeding",
    care: " feeding",
    answer: " sending",
    decline: " putting it aside",
  } as Partial<Readonly<Record<FarmEventKind, string>>>,
  /** Null where several kinds were sown. */
  undo: (seed: string | null, count: number, left: string) =>
    `Undo sowing of ${seed === null ? plots(count) : `${seed} in ${plots(count)}`} (${left})`,
  ripe: (when: string) => `Ready ${when}.`,
  ripeFrom: (first: string, last: string) => `Ready ${first} to ${last}.`,
  plots: (seed: string, count: number) => (count === 1 ? seed : `${seed}, ${count} plots`),
  commands: {
    gather: (count: number) => (count === 1 ? "Bring in the one" : `Bring in all ${count}`),
    water: (count: number) => `Water the dry plots (${count})`,
    sow: (count: number, seed: string) => `Sow ${seed} in ${plots(count, "empty ")}`,
    take: (count: number) => `Take what is done (${count})`,
    meadow: (count: number) => `Gather from the meadow (${count})`,
  },
  shortCommands: {
    gather: (count: number) => (count === 1 ? "Bring in" : `Bring in all ${count}`),
    water: (count: number) => `Water ${count}`,
    sow: (count: number) => `Sow ${count}`,
    take: (count: number) => `Take ${count}`,
    meadow: (count: number) => `Gather ${count}`,
  },
  asLast: {
    bag: "As last time",
    name: (count: number, pence: number) =>
      `Sow ${count}: as last time${pence > 0 ? `, ${groupDigits(pence)} p` : ""}`,
    part: (seed: string, count: number) => `${count} of ${seed}`,
    plan: (parts: string, turned: number) =>
      `As last time: ${parts}${turned === 0 ? "" : `; turned by ${turned}`}`,
  },
  back: {
    ask: "When are you back?",
    any: "Whenever",
    soon: () => "Soon",
    usual: (when: string) => `As usual, ${when}`,
    tonight: () => "Tonight",
    tomorrow: () => "Tomorrow",
    saturday: () => "Saturday",
  },
  readyThen: (watered: string, dry: string) => `Ready ${watered} if watered now, ${dry} if dry`,
  askedForBy: (names: string) => `Asked for by ${names}`,
  sendLetters: (count: number) => (count === 1 ? "Send a letter" : `Send ${count} letters`),
  nothingUntil: (when: string) => `Nothing until ${when}`,
  makeRoom: (what: string, pence: string) => `Make room: ${what}, ${pence}`,
  /** Where the barn has no room for all that wait. */
  asRoomAllows: {
    gather: (count: number, of: number) => `Bring in ${count} of ${of}`,
    take: (count: number, of: number) => `Take ${count} of ${of}`,
    meadow: (count: number, of: number) => `Gather from ${count} of ${of}`,
  },

  farm: "The farm",
  bed: "The bed, one cell a plot",
  list: "The plots of the field",
  rowTools: { gather: "Bring in", sow: "Sow", water: "Water", feed: "Feed the soil" },
  sowSeed: (seed: string) => `Sow ${seed}`,
  rowTool: (what: string, row: number, nth: number) => `${what}: row ${row}, plot ${nth}`,
  paper: "Papers",
  papers: "Which paper",
  shelf: "Tools and seeds",
  tools: "Tools",
  seeds: "Seeds",
  look: "How the farm is shown",
  looks: { farm: "Farm", list: "List" },
  crops: {
    sunflower: "Sunflower",
    pea: "Pea",
    carrot: "Carrot",
    beet: "Beet",
    onion: "Onion",
    bean: "Bean",
    leek: "Leek",
    tomato: "Tomato",
    cabbage: "Cabbage",
    wheat: "Wheat",
    maize: "Maize",
    pumpkin: "Pumpkin",
  },
  toolNames: { gather: "Gather", sow: "Sow", water: "Water", feed: "Feed the soil" },
  free: "free",
  pence: (count: number) => `${groupDigits(count)} p`,
  inBag: (count: number) => `${count} in the bag`,
  seed: (name: string, time: string, price: string) => `${name}, ${time}, ${price}`,
  later: (name: string, level: number) => `${name} comes with level ${level}.`,
  purse: "In hand",
  barn: (used: number, size: number) => `Barn ${groupDigits(used)} of ${groupDigits(size)}`,
  barnSaid: (used: number, size: number) => `Barn: ${groupDigits(used)} of ${groupDigits(size)}`,
  level: (level: number) => `Level ${level}`,
  /** Where the grip leads. */
  sheet: { open: "Farm", closed: "Papers" },

  today: "Today",
  countryDay: (midnight: string) =>
    `Times are by your own clock. In the country a new day begins at ${midnight}.`,
  days: "The weather of three days",
  weather: {
    clear: "clear",
    cloud: "cloud, dry",
    mist: "morning mist",
    frost: "frost",
    shower: "shower",
    rain: "rain",
    storm: "thunder",
    snow: "snow",
  },
  wetFrom: (kind: string, from: string) => `${kind} from ${from}`,
  ready: "Ready",
  nothingIsReady: "Nothing yet.",
  next: "Next",
  nothingComes: "Nothing grows. Sunflower seed is free, and never ends.",
  nothingElse: "Nothing else: all that grows is ready.",
  room: "Go and sit in the room meanwhile",
  inSpan: (span: string) => `in ${span}`,
  letters: "Letters",
  wrote: (who: string) => `${who} wrote back:`,
  send: "Send",
  sendWhat: (what: string) => `Send ${what}`,
  areReady: (count: number) => (count === 1 ? "One is ready" : `${count} are ready`),
  noneReady: "Nothing is ready",
  nextIn: (what: string, span: string) => `Next: ${what}, in ${span}`,
  nothingThere: "All of it grows in moist soil. There is nothing to be done but to look.",
  dragLeft: "Left as it was: nothing was done.",
  nothingReady: "Nothing is ready yet. It will keep once it is.",
  nothingToUndo: (span: string) =>
    `There is nothing to take back: what was done last can be, for ${span}.`,
  undoSpans: { short: "a minute", long: "five minutes" },
  holding: (tool: string) => `${tool} in hand.`,
  bareHand: "Your hands are free: a press does what is obvious.",
  chosenSeed: (seed: string, span: string, price: string) =>
    `${seed} is what you sow: ${span}, ${price}.`,
  marked: (count: number) => (count === 1 ? "One plot marked." : `${count} plots marked.`),

  first: {
    press: () => "Press here.",
    water: (left: string, count: number) =>
      `Ready in ${left}. Water ${count === 1 ? "it: it grows" : "them: they grow"} 1½ times as fast.`,
    along: (left: string) => `Ready in ${left}. Sow the rest meanwhile: this seed is always free.`,
    wait: (left: string) => `Ready in ${left}.`,
    gather: () => "Ready. Bring it in; it would wait for you, too.",
    peas: (count: number) =>
      `You have ${count === 1 ? "one pea. Sow it: it takes" : `${count} peas. Sow them: they take`} 6 minutes.`,
  },

  /** The bed itself has no "here" in a list. */
  firstInList: "Sow one plot: sunflower seed is free, and ready in a minute and a half.",
  further: {
    letter: (what: string, pence: string) => `A letter asks for it. Send ${what}: ${pence}.`,
    sell: "The barn is nearly full. Open it and sell some.",
    soup: "Five baskets of peas make a soup. Open the kitchen.",
    slow: (crop: string, span: string, when: string, price: string) =>
      `${crop} takes ${span}. Sow one (${price}): it is ready ${when}, and waits.`,
  },

  kept: {
    kept: "Kept on this device.",
    keptHere: "Kept on this device, not with your account.",
    keeping: "Being kept…",
    ifSignedIn: "Signed in, you have it on your other devices too.",
    withAccount: (when: string) => `Kept with your account, ${when}.`,
    onItsWay: "On its way to your account.",
    noNetwork: "Kept on this device; goes to your account once there is a network.",
    noAnswer: "Kept on this device; your account does not answer, and is tried again.",
    signedOut: "Kept on this device; goes to your account once you are signed in again.",
    notTaken: "Kept on this device; your account does not take it just now.",
    full: "This device has no more room: what you do is kept only until you leave this page. Take the farm along as a file.",
    unavailable:
      "This browser keeps nothing for this site, as in a private window: the farm is here only until you leave. Take it along as a file.",
    outdated:
      "A newer version of this page has kept your farm. Load the page again, and go on where you were.",
    offline: "You are offline. The farm needs no network: it is kept here.",
  },
  missed: {
    cleared: (field: number) =>
      `The farm on field ${field} is not here any more: your browser has cleared away what this site kept. If you took it along as a file, it can be opened from that.`,
    unreadable: (field: number) =>
      `The farm on field ${field} is here, but this page cannot read how it began. It is left as it is. A newer version of this page may open it.`,
  },
  /** After what is said of one that was cleared away. */
  orSignIn: "If it was kept with your account, sign in and it comes back.",
  takeMissed: "Open its file",
  retry: "Try again",
  reload: "Load again",
  heard: "Good",
  news: {
    elsewhere: (steps: number) =>
      steps === 1
        ? "One thing was done in another tab; it is here as well."
        : `${steps} things were done in another tab; they are here as well.`,
    /** In passing, beside where the farm is kept. */
    otherDevice: (steps: number) =>
      steps === 1 ? "Your other device: one step." : `Your other device: ${steps} steps.`,
    lost: (kept: number, of: number, why: string) =>
      `${kept} of ${of} steps were kept; another tab was first with the rest. ${why}`,
    anew: (kept: number, of: number, why: string) =>
      `The rules of the farm have changed for the last time. ${kept} of ${of} steps were done again; the first of the others cannot be any more. ${why}`,
    oldLog: "Keep the old log",
    clock: (off: string, isAhead: boolean) =>
      `Your device's clock is ${off} ${isAhead ? "ahead" : "behind"}. The farm goes by the country's, and so do the times shown here.`,
  },
  barnFull: (used: number, size: number) =>
    `${used < size ? "The barn has too little room" : "The barn is full"}: ${used} of ${size}. Sell something at the market, cook, or answer a letter; what is ready keeps in the ground.`,

  openBarn: "Open the barn",
  ground: (soil: string, water: string, wind: string) => `${soil}, ${water}, ${wind}`,
  waters: {
    stream: "by a stream",
    well: "its own well",
    pond: "by a pond",
    dew: "dew at dawn",
    spring: "by a spring",
  },
  menu: (field: number, name: string | null) =>
    name === null ? `Field ${field}` : `${name}, field ${field}`,
  atLevel: (level: number) => `level ${level}`,
  lastPlayed: (when: string, on: string | null) =>
    on === null ? `played ${when}` : `played ${when}, ${on}`,
  notHere: "with your account",
  yourFarms: "Your farms…",
  another: "Farm another field…",
  file: "Take along as a file",
  take: "Open a farm from a file…",
  times: "Ready times for a calendar",
  keys: "Keys and time",
  rules: "The rules",
  move: "Move this farm…",
  fieldPage: "About this field",
  sitDown: "Sit down and look",
  standUp: "Stand up",
  remove: "Put this farm away…",
  removed: (field: number) => `The farm on field ${field} is put away.`,
  bringBack: "Bring it back",
  anotherTitle: "Farm another field",
  anotherText: (size: string) =>
    `Any of the ${size} fields may be farmed by anybody, as its tenant. Whoever holds it keeps what it is worth and loses nothing.`,
  anotherNumber: "Number of the field",
  anotherWrong: (last: string) => `Write a number from 0 to ${last}.`,
  begin: "Begin there",
  cancel: "Cancel",
  moveTitle: "Move this farm",
  moveText:
    "Once in a season a farm may move to any other field. What is ripe is brought in, what is sown goes back into the bag as seed, and whoever lives on the meadow walks along. The beds there are fresh ones. It cannot be taken back.",
  moveThere: "Move there",
  taken: "The farm from the file is open.",

  keysTitle: "Keys and time",
  longUndo: "Five minutes to take things back",
  longUndoHint: "Instead of one, if a minute is too short to find out and to get there.",
  letterKeys: "Single letters and numbers are keys",
  letterKeysHint: "Off, if a voice or a habit of yours types them by accident.",
  keyRows: [
    ["↑ ↓ ← →", "from plot to plot"],
    ["Shift + arrow", "mark several"],
    ["Enter", "what is obvious there, or the tool's work; with nothing chosen what the shelf says"],
    ["1 2 3 4", "Gather, Sow, Water, Feed the soil; again lays it down"],
    ["Q, E", "the seed before, the next one"],
    ["R", "mark the row"],
    ["A", "mark the whole bed"],
    ["G", "go to the next that is ready"],
    ["T", "around the farm: house, barn, animals; Enter does what can be done there"],
    ["Z", "take back what was done last"],
    ["L, B", "letters, barn"],
    ["Esc", "bare hands, nothing marked; from a paper back to the field"],
  ],
} as const;
