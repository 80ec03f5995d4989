// What the overview says.
export const strings = {
  title: "Sow it now, see to it later",
  lede: "That is most of the game: sow, water when you pass, carry it home. Plants grow by the clock, not by how often you look at them.",
  bed: "A long raised bed in which one sunflower is shown seven times, from a bare seed to a head as wide as a plate.",
  stages: "The seven stages of a plant",
  rules: "Three rules of growing",
};

export const stages = ["Sown", "Sprout", "Seedling", "Leaf", "Bud", "Flower", "Ready"];

export const rules = [
  { fact: "12 crops", text: "from ninety seconds to three days" },
  { fact: "× 1.5", text: "the growth in moist soil" },
  { fact: "Nothing", text: "ever dies; neglect costs some yield" },
];
