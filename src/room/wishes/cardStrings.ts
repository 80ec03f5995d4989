// What stands on the villagers' cards, and what each of them says once the room is as it was wished.
import type { CommissionId } from "./commissions.ts";

type Card = { readonly title: string; readonly words: string; readonly thanks: string };

export const cardStrings: Readonly<Record<CommissionId, Card>> = {
  "a-cloth-on-the-table": {
    title: "Sitting down to it",
    words:
      "I have baked for other people's tables for thirty years, standing. Furnish me a room in which somebody sits down to what came out of the oven. No lists. I shall bring the cloth.",
    thanks: "I sat. I ate a middle, not an end. Tomorrow is another list, but today was not.",
  },
  "an-hour-before-four": {
    title: "The hour before four",
    words:
      "From three until four the dough rises and I wait for it in the dark. Make me a kitchen for that hour: something to see by, something to see the time by, and the stove to keep an eye on.",
    thanks: "The dough rose at the same pace as ever. I minded less. You may put that on a sign.",
  },
  "either-bank": {
    title: "A room on either bank",
    words:
      "I am wet on both sides of the river. A seat. Two lamps, so that one can be seen from over there.",
    thanks: "Seen from the other side. I crossed back to be sure.",
  },
  "a-thursday-at-two": {
    title: "A Thursday at two",
    words:
      "Somebody may wait for the ferry on Thursdays. I do not ask who. Two seats, a clock, and flowers, as there seem to be flowers in it.",
    thanks: "Both seats were used. I counted.",
  },
  "nothing-green": {
    title: "Nothing with a green look",
    words:
      "Red, if there must be a colour. A chair that gives a little, and a fire near enough to complain of. I am easily pleased, whatever they say at the bakery.",
    thanks: "It will do. The fire is a shade too near, and I would not have it moved.",
  },
  "called-upon-slowly": {
    title: "To be called upon",
    words:
      "If anybody should come they may hang up their coat. I want a chair that rocks while they find the words, a rug for the dog, and the dog.",
    thanks: "The dog came first. It stayed longest, too, and said the least. A good caller.",
  },
  "a-reading-nook": {
    title: "A reading nook",
    words:
      "For one reader at a time (there are eleven). A chair one sinks into, books within an arm's length or two, and three lamps, for the light here is good on one day in nine. We have kept a table.",
    thanks:
      "The lower form has been in it for an hour. I cannot hear a thing. (I have checked. They are reading.)",
  },
  "eleven-of-them": {
    title: "A room for sums",
    words:
      "A desk for me, places for four (the others prefer the floor), and the world, if you have it in a handy size. Blue on a wall, please; it has been shown that nobody quarrels beside blue. Not proved. Shown.",
    thanks:
      "The world has been turned forty times since breakfast, and not once was it dropped. Thank you.",
  },
  "the-loft-above-the-stones": {
    title: "The loft above the stones",
    words:
      "There is a loft over the millstones where the floor hums. A chest, a chair that goes with the hum, a sheaf to remember what it is all for, and the lamp lit before it is quite needed.",
    thanks:
      "I sat until the wheel stopped. Jonas would have said a word about the lamp. A kind one, I think.",
  },
  "company-on-sunday": {
    title: "Company on Sunday",
    words:
      "One is soon out of practice with company. Three to sit, so that nobody has to choose where; a pot to pour from; something under the table for the crumbs to be lost in. There is no hurry.",
    thanks: "They stayed for a second pot. He did not shout once, having come near enough to hear.",
  },
  "ninety-one-steps": {
    title: "AFTER NINETY-ONE STEPS",
    words:
      "When I am down again my knees go on counting! A deep chair by a fire, begging your pardon, and a rug, as my boots are loud. I am told so.",
    thanks:
      "THANK YOU. I beg your pardon: thank you. I slept through the noon bell, and I am the noon bell.",
  },
  "quieter-than-the-corporal": {
    title: "Something quieter than the Corporal",
    words:
      "I should like to hear a small music, in the evening, with somebody else in the other seat. Plants too, if I may. They do not mind how one speaks to them.",
    thanks: "I heard nearly all of it! And where I did not, she told me how it went.",
  },
  "no-smaller-than-his": {
    title: "No smaller than his",
    words:
      "Sir or Madam. A parlour is required: table, one good chair, two pictures, a clock that strikes. I make no comparison with any other parlour in this house. I do ask that it bear one.",
    thanks:
      "Inspected and found sufficient. I left the window open, so that the clock may be heard next door.",
  },
  "in-good-order": {
    title: "In good order",
    words:
      "A workshop in which each tool has its place. There is a person in the other half of this house who has borrowed a plane since the spring of last year. He will see where it belongs, if he looks in.",
    thanks: "The plane was on its hook this morning. Nobody has said anything. I have oiled it.",
  },
  "round-the-back": {
    title: "Round the back",
    words:
      "A room to sit about in of an evening: a barrel, three seats, a tune. The third seat is for the barrel to look at. Himself would not come if you paid him.",
    thanks:
      "Grand. The third seat was warm when I came in from the yard. I did not ask the barrel.",
  },
  "thin-walls": {
    title: "A thin wall",
    words:
      "The wall between himself and me is lath and spite. Cover it for me: three pictures, a shelf, whatever holds. And a cat, that goes round by the garden and tells neither of us what the other had for supper.",
    thanks:
      "Not a sound through it now. It is a little dull, between ourselves. The cat says the same.",
  },
  "sleep-where-it-falls": {
    title: "Sleep, where it falls",
    words:
      "Bed. Lamp in reach, so that I find the boots. Boots. It is always night when I am there to see it. No more, or I should only have to tidy.",
    thanks: "Four hours, whole. Woken by nobody. Went out to look whether something was wrong.",
  },
  "four-in-the-morning": {
    title: "Four in the morning",
    words:
      "After a calving one wants hot water twice: once for the arms, once for the pot. A stove, two lamps, somebody's dog to be asleep. In haste, and not too clean.",
    thanks:
      "Both kinds of hot water. The dog did not wake up. Highest praise there is, from a dog.",
  },
  "room-for-admiral": {
    title: "Room for Admiral",
    words:
      "Admiral is nineteen and sleeps standing up but I think he would sit if it was nice, so could there be hay, two bales at least, and a basket and something with apples in it, and a light because he pretends he is not afraid.",
    thanks:
      "He ate one of the bales so that is how you know he likes it, and he only looked at the lamp twice!",
  },
  "seven-gates": {
    title: "My room, when I have one",
    words:
      "When I do not sleep in the cart any more I shall have a bed and three toys, three, and a rug for the cold side and yellow so that it looks like morning before it is, and a cat which is allowed in.",
    thanks:
      "I showed my father how it is and he did not say anything and then he said yellow, well well.",
  },
  "the-parish-requires": {
    title: "Office of the parish",
    words:
      "(1) A desk. (2) Two shelves, for what is pending and for what is not yet pending. (3) A chest that shuts, in view of the goat. (4) A clock. (5) Light, so that the sum under the sum can be read.",
    thanks:
      "Received, entered, and sat in. (Not entered: it is the first room of mine that nobody has queued in.)",
  },
  "any-other-business": {
    title: "Any other business",
    words:
      "The harvest supper is resolved; the hall is mislaid. A table, four to sit at its head, and of the harvest what can be spared. Bunting is not in the minutes. I put it in by hand.",
    thanks:
      "Resolved: that it was a good supper. Carried. I seconded myself, there being pudding in all other mouths.",
  },
  "a-hollow-of-the-right-size": {
    title: "A hollow of the right size",
    words: "Basket. Hay. Myself, beside it. You are learning.",
    thanks: "Adequate. I have left something in the basket. Do not thank me.",
  },
  "above-the-cat": {
    title: "Above the cat",
    words: "Two of us. One cat, below. A shelf to look down from. Wheat. It will know why.",
    thanks: "It knew. We sat.",
  },
};
