// What the page of a farm says before the farm is open, and what its menu asks.
export const strings = {
  title: "Play",
  heading: "A field of your own, from the first seed on",
  description:
    "Sow, water when you pass, carry it home: a farm in your browser, without a wallet and without an account, kept on your own device.",
  lede: "Sow a seed, and in a minute and a half it is a sunflower. Nothing ever dies here, nothing is hurried, and nothing asks you to come back.",
  noScript:
    "Playing takes JavaScript, and it is switched off here. What a farm is can be read below.",
  opening: "Your farm is being opened…",
  picture:
    "A floating island with a cottage, beds of cabbages, carrots and tomatoes, an orchard and a pond.",
  aboutTitle: "What a farm is",
  fieldsLink: "Look at the fields",
  rulesLink: "Read the rules",
  isBack: (field: number) => `The farm on field ${field} is back, as you left it.`,
  noTimes: {
    nothing: "Nothing is on its way: sow something first.",
    allReady: "Nothing is on its way: all that is here is ready already.",
  },
  takeTitle: "Open a farm from a file",
  takeText: "A file that was taken along becomes a farm of its own here; none is written over.",
  takeFile: "The file of a farm",
  reading: "What was done on that farm is done again here, from its first day…",
  tooLarge: "That file is too large for a farm. Have you picked another one?",
  unread: "That file could not be read. Look whether it is still where it was.",
  removeTitle: (field: number) => `Put the farm on field ${field} away?`,
  removeText:
    "It is gone from this device after a day. Take it along as a file first, if you may want it again.",
  removeHereText:
    "It leaves this device and stays with your account: the list of your farms brings it here again.",
  remove: "Put it away",
  keep: "Keep it",
  homeLink: "Back to the gate",
  daysTitle: "The field shows what was done",
  daysLede: "One field, farmed on paper by the real rules, twelve minutes a day.",
} as const;

/** The same farm on four days; what is seen of them is written down beside the pictures. */
export const farmDayTexts = [
  {
    name: "Day 1",
    text: "Peas in every bed, and a roof on posts for the harvest.",
    picture:
      "A field in summer: a thatched cottage, a pond, peas in all fifteen beds, a sawhorse, and a lean-to for a barn.",
  },
  {
    name: "Day 30",
    text: "A red barn, hens, fruit trees, the first cold frames.",
    picture:
      "The same field: maize, cabbages, leeks and tomatoes in the beds, two of them under cold frames, hens and young fruit trees about the cottage, a red barn behind.",
  },
  {
    name: "Day 100",
    text: "A bench by the water, a cellar, a cock on the ridge.",
    picture:
      "The same field in autumn: golden trees, a workshop with a roof, a bench, a barrel, a board at the gate and a weathercock on the thatch.",
  },
  {
    name: "Day 365",
    text: "A painted door, lanterns, and gifts of those who wrote.",
    picture:
      "The same field in blossom: the door and the shutters in colours of the farm's own dyes, lanterns along the walk, an oven, a dovecote, a milestone and a grown barn.",
  },
] as const;

/** What the farm is, for whoever reads it first or only. */
export const aboutFarm = [
  {
    id: "grow",
    name: "It grows by the clock",
    text: "Twelve crops, from ninety seconds to three days. In moist soil they grow 1½ times as fast; dry, they take their own time.",
  },
  {
    id: "wait",
    name: "It waits for you",
    text: "What is ready stays ready. Nothing withers, and soil that lies idle grows the stronger.",
  },
  {
    id: "keep",
    name: "It stays with you",
    text: "No wallet, no account: your farm is kept on this device, and you may take it along as a file. Signed in, you have it on your other devices too.",
  },
  {
    id: "hands",
    name: "Any hand will do",
    text: "Mouse, finger, keyboard or screen reader. The farm is a picture and a list, and either is the whole of it.",
  },
] as const;
