// The letter with which each writer closes their story: it asks for nothing, and brings a gift for the yard.
import type { Villager } from "../../tables/villagers.ts";

export const closings: { readonly [V in Villager]: string } = {
  tansy:
    "My dear. I looked through my lists for something to ask of you, and for once there is nothing on them that is yours to bring. So I turned the paper over and wrote down what there is: an oven that bakes even, a wall without a joint, and Peascod on Saturdays. There were bricks left. The Thornes have built a small oven by your walk, from both ends. Light it early. The hour in which neither of you is any use is the best one.",
  ferryman:
    "I said that I should tell you if there was ever anything. There is not. The rope runs, the dog is dry. On Thursdays she comes over at two as she did, only that now she draws nothing, and I stay and hold the rail. That is all I know of this river. From here on it is just the river. Come down some evening. You need not cross. My lantern is on your gate; it was burning when I left it.",
  peascod:
    "I said once that I am easily pleased. Nobody believed it. I have been through all of this for something that you did badly, to close with, and there is one open gate, and that was the hen. So I come with empty hands. I have hung a gate by your walk. It leads nowhere. It has two notches. Now and then, going by, I shall leave it on the first. It is not that I am pleased. I only like to see you put it right.",
  schoolmistress:
    "There ought to be a last page (there always is; it sticks to the cover). I have counted what you sent us, twice, and had the same both times, so it may even be true. Then I went over on Thursday and looked back for you. From inside one never sees it: a long roof, a little smoke, somebody bending down. I have drawn you in, on the right. The sundial is from all eleven. It is wrong in winter; so are they.",
  quern:
    "I think that it is told. One listens all day in a mill for something that has stopped; and then it turns out to be oneself, and one has only sat down. There are two chairs, and his list is in the clock. The old stone came out last week, worn as smooth as a plate, and I could not let it lie. It is by your walk. Lay your hand on it of an evening. It keeps the sun long after one would think so. No hurry; no hurry.",
  bellringer:
    "I am writing this small, to see whether I can. There is nothing left that I have to shout about! All five are well. The cups are well. There was a sixth bell in the loft, put away before my time because she can be heard no further than a garden. I have hung her on a post by your walk. She has no name. If you should be glad, one day, and nobody near, pull once. I shall not hear it! But I shall be behind Great Agnes, listening.",
  elderBrother:
    "Sir or Madam. With this I close the file. We were two men with a wall. We are two men with a shelf, on which lie a cord, whole, and a spade that came home by night and which neither of us has mentioned. I have nothing further to require. Should you receive an order in my hand, you will oblige me by bringing it yourself, and staying. There is a seat for you, of our making. You will not find the joint. A. Thorne. And T.",
  youngerBrother:
    "Well, that is us told. I meant to end on something clever, but he reads over my shoulder and says that this is not the place. So: we fell out over a gate and made it up over a hen, and all that time you came to both doors. You never asked which of us was right. It was me; he is shaking his head. We have made a thing for you to sit on, half each. Do not look for the joint. We did, and laughed too much.",
  vet: "Last entry. No emergency. Went through the book for what you owe, and it comes to nothing; then for what I owe, and stopped at page two. Every lamp left lit. Every bag on the cart. Nobody knows how dark four o'clock is who has not had one window to drive towards. So: doves, and a house for them, by your walk. They need no vet. They make the noise that I should like to make, when it is over and everyone is breathing. Sleep well.",
  cartersGirl:
    "It's the last one because now I've told you everything, except that my mark on the wall at school has got past Admiral's knees. My father drives on Mondays and I sit next to him and he lets me say 'back'. We had one wheel left from the old cart, so I've painted it and put it by your walk for things to grow up. I'm not saying goodbye because we go past every day, so, see you at the gate.",
  reeve:
    "Final notice. (1) There is nothing outstanding. (2) I have looked. (3) On the parish map your field was a white square with a number. I have coloured it, in both copies, and went a little over the line. (4) A stone is set by your walk, with that number. One adds the distance to the town; I found that I did not care for you to know it. (5) On the back, where only my pony will see, it says: coming on very nicely. The Reeve.",
  hen: "That was all of it. I have been through your field again. You are doing it right. Do not look like that. I shall come by; I always did. There is a hat on your wall. It is for sitting in.",
};
