// What Flexible Gameplay says.
export const strings = {
  title: "How much time have you got?",
  lede: "Crops take from a minute and a half to three days, and they wait when they are done. A coffee break will do; so will a whole wet Sunday.",
  amount: "12",
  unit: "minutes a day",
  week: "An example week",
  basket: "A basket of carrots, cabbages, tomatoes and small pumpkins",
  sum: "Six harvests",
  sumRest: "and one skipped Saturday, which nobody minded.",
};

export const dayTexts = {
  carrots: { day: "Mon", text: "carrots up" },
  cabbages: { day: "Tue", text: "cabbages cut" },
  tomatoes: { day: "Wed", text: "tomatoes in" },
  wheat: { day: "Thu", text: "one sheaf" },
  pumpkins: { day: "Fri", text: "two pumpkins" },
  hen: { day: "Sat", text: "a day off" },
  sunflowers: { day: "Sun", text: "sunflowers" },
};
