// What the vet writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const vetSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "Lambs. Fourteen since midnight, on four farms, each of which had said that theirs would wait. Slept between the third and the fourth, standing, against a ewe. She did not mind. Straw in hair; owner unknown. Needed: {goods}. If I am lying on your step, go round.",
      reply: "Went round. Saw it with one eye. Fifteen now.",
    },
    {
      text: "First cuckoo, four in the morning. One is to turn a coin in the pocket, for luck. Had both arms in a mare. Asked her to wait. She waited; he called again; turned it; foal. A lucky year, or else a patient horse. {goods} to the cart. They have called it Cuckoo.",
      reply: "Received. Foal ran along inside the fence, as if paid to.",
    },
  ],
  highSun: [
    {
      text: "Short nights. No sooner is the lantern lit than it looks foolish. Horses with flies, dogs with opinions, one cow up to her neck in a pond, called ill by her owner. Diagnosis: hot day. Charged for the walk. {goods}, in the shade. Cart is under the lime tree, and I under the cart.",
      reply: "Good. Cow sends her regards. She is still in.",
    },
    {
      text: "String, swallowed: the reeve's, with which he measured the river. Patient: the ferryman's dog. Nothing to be done but wait. So we waited, all three on the landing, feet in the water, until it was no longer urgent. Best consultation of the year. {goods}, for three.",
      reply: "Shared. String recovered. Reeve does not wish to know the length.",
    },
  ],
  leafFall: [
    {
      text: "Acorns. Every pig in the parish has been to the woods and overdone it. Thirteen patients, all groaning, none sorry. Told the owners, no supper. Told the pigs, quite right. Walked home through the leaves and made more noise than necessary. {goods} on the gatepost, for me.",
      reply: "Taken as directed. The pigs went back at noon.",
    },
    {
      text: "Hedgehogs. They come by themselves now; the boy has told them. Eleven boxes of leaves under my stairs, and on each a label, in his writing: name, weight, 'do not wake'. Went up on tiptoe. There was one on my own door. {goods}, left quietly.",
      reply: "So quietly that I trod on it. All twelve still asleep.",
    },
  ],
  hearth: [
    {
      text: "Snow to the axle. Left cart at mill, horse at ferry, most of bag at top farm; went on with one bottle and the lantern. It was enough. It was only a cat, wondering about kittens. Six. Shall sleep where I am, in a kitchen I do not know. {goods} would find me.",
      reply: "It found me. So did the cat. She brought them over, one by one.",
    },
    {
      text: "Came for his pony's teeth, the reeve. He stayed until ten and told the pony everything that is in the minutes. It listens with the whole face. No fee for teeth. For listening, a fee of {goods}, to be passed on to the pony, less my share.",
      reply: "Passed on. The pony asks when the next meeting is.",
    },
  ],
};
