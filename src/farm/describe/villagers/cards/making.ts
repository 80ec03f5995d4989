// Postcards about what was made: a piece for the room, something in the yard, a dye, a dish.
import type { CardText } from "./card.ts";

export const makingCards = {
  piece: [
    {
      writer: "bellringer",
      text: "From up here one sees right in at your window, when the sun is low! I did not mean to. There stood the new {piece}, and you had stepped back to look. I rang it in on Little Agnes, as softly as she goes. If you heard nothing, that was it.",
    },
    {
      writer: "tansy",
      text: "The girl has told me all about your new {piece}. She drew it for me in the flour on the counter, with one finger, from every side, and I served round it until noon. Nobody let me wipe it off. In the end I kneaded it in, so it has been in all our bread.",
    },
    {
      writer: "ferryman",
      text: "Two on the boat talked of your new {piece}. One had seen it and one had not, and the one who had not knew more. At the landing they asked what I thought. I said that it was made by a person who means to live with it. They were quiet then.",
    },
    {
      writer: "peascod",
      text: "They say that you made the new {piece} yourself. I came by to find the fault, which I can see from the road as a rule. The window was in the way. I came by from the other side, and the sun was. I have slept on it. The fault is in the road.",
    },
    {
      writer: "schoolmistress",
      text: "In handicraft we tried to build your new {piece} out of what was in the cupboard (from hearsay). By four we had something with too many sides. It was taken home in procession, as a crown for a cow. I mention it because everyone now has a high opinion of the original.",
    },
    {
      writer: "elderBrother",
      text: "With reference to your new {piece}: I have viewed it from the public road, with my rule at arm's length and one eye shut. It is true. I use that word as a joiner does. There are not four things in this parish of which it may be used, and I made two.",
    },
    {
      writer: "youngerBrother",
      text: "I went past slowly, with a bucket, like a man on an errand. Then I went past again with it full. I wanted to see your new {piece}. I have made one thing in my life, a chair, and you will have heard what they say of it. Yours is proper work.",
    },
    {
      writer: "cartersGirl",
      text: "If I stand on the seat I can see your new {piece} from the cart, and I told them at all seven gates, and at the last one they'd heard already and it had got bigger. So we went back and I looked again. I can draw it from behind too now.",
    },
    {
      writer: "reeve",
      text: "Inventory of your house, one line. (1) Added: the new {piece}. (2) Made by: the holder. (3) Value: here I am to put a figure. (4) I stood before the window with my pencil for some time. It now says, 'See window'. It will be the only line that anybody ever looks up.",
    },
    {
      writer: "hen",
      text: "The door was open, or it was when I had finished. I went up to the new {piece}. I looked at it with the left eye, then with the right. Both said the same. There is no nest in it yet. You have left room. I noticed that.",
    },
  ],
  yard: [
    {
      writer: "schoolmistress",
      of: "boxes",
      text: "You have flowers at your windows now. We walked by in twos this morning, slowly, and somebody asked whether they are outside looking in, or inside looking out. (I had planned to do rivers.) So far it is six to five. The five are getting up a paper for you to sign.",
    },
    {
      writer: "ferryman",
      of: "bench",
      text: "You have a bench, I hear. I have sat on most things: rail, rope, post, dog. Never on a thing that was made for it and kept still. They tell me that one does nothing there. I should like to see how. I may come over, some evening, between two fares.",
    },
    {
      writer: "reeve",
      of: "board",
      text: "Change of title. (1) Your field has had a number. (2) It now has a board at the gate, and may be called something. (3) There was no room on the map for anything long. (4) I have made the river a little shorter. The ferryman was told, and says that he will not notice.",
    },
    {
      writer: "bellringer",
      of: "cock",
      text: "There is a cock on your roof! This morning he was looking straight at mine, beak to beak, across the whole parish. Then they both turned away at the same moment, as shy people do at a dance. Since then mine points at you in every wind. I have oiled him. It makes no difference.",
    },
    {
      writer: "quern",
      of: "cellar",
      text: "I like to think of your cellar: each step a little cooler, and everything down there standing in the dark with its lid on, becoming itself. In ours Jonas used to say good night to the crocks. I would laugh at him from the top of the stairs. I do it now, of course.",
    },
    {
      writer: "hen",
      of: "barrel",
      text: "A fish lives in your barrel. I looked down, and it looked up, and neither of us would begin. It is orange and goes round. It has no feet and no opinion of me. I went back after dinner, to see whether it had one yet.",
    },
    {
      writer: "peascod",
      of: "rose",
      text: "A rose at your door, I see. My mother had one. It took hold of everybody's sleeve as they left, and she would never cut it; she said that it was only asking. I shall go by your house on the far side. Then I shall come back on the near one.",
    },
    {
      writer: "vet",
      of: "walk",
      text: "Lanterns along your walk. Came over the hill at four and thought that somebody had put the stars in order. Stopped the cart. The horse looked, and I looked. No one ill in any direction. Went on without lighting ours. Whoever hung those has been out late, and remembers it.",
    },
    {
      writer: "tansy",
      of: "longTable",
      text: "So you have a long table of your own out there. I have looked at one of those for thirty years, from the side with the ladle. It is never long enough, and that has never mattered. Whoever comes last sits at the corner, and hears both ends.",
    },
    {
      writer: "elderBrother",
      of: "leanTo",
      text: "You have set a roof over your bench. I hold with roofs. Rain is no friend to a glued joint, nor to the temper of the man who waits for it to dry. I have one of my own, over one half of a bench. The other half leaks. I have lent the nails.",
    },
  ],
  dye: [
    {
      writer: "quern",
      text: "The girl gave me a thread to look at, out of your vat: {dye}, she said. I have worn grey so long that I had to hold it to the window. It is sewn into my cuff now, on the inside, where it does not show. I know of it when I pour the tea.",
    },
    {
      writer: "bellringer",
      text: "I could not help staring! There was a cloth on your line, and from up here it was a small flag: {dye}, the girl says. I did not know whose flag, so I saluted, to be safe. The Corporal did as well. It was only the wind, but he did it well.",
    },
    {
      writer: "youngerBrother",
      text: "They call it {dye}, I hear. You had it on the line, and I stopped dead in the road. Every shirt I own is the colour of shirt. Himself has a waistcoat that he thinks is blue; I would never say. But I hummed, going home, and it was that colour.",
    },
    {
      writer: "cartersGirl",
      text: "I've never seen that on a string before, it's called {dye}, I asked. My father says you can't ask people for things on a postcard, so I'm not. I am only saying that Admiral's ribbon is string-coloured, and that he has got brown eyes, and that it would go.",
    },
  ],
  firstDish: [
    {
      writer: "tansy",
      text: "Your first {dish}, I hear. There will be better ones, but never that one again. I still have the tin that I burnt my first loaf in. It holds pencils. I show it to any child who comes in crying over a cake, and I do not say whose it was.",
    },
    {
      writer: "elderBrother",
      text: "Let it be entered that your kitchen has brought forth its first {dish}. The wind bore it along the front of our house; it then went round to the back. I heard a window opened there, slowly, as one does who wishes not to be heard. I had opened mine.",
    },
    {
      writer: "youngerBrother",
      text: "That will be {dish}, your first! I could smell it in bed, and I could smell somebody reading it all twice. Out I went, in socks. There was himself at the front, nose up, like a dog at a gate. Neither of us saw the other. We were a good while not seeing.",
    },
    {
      writer: "vet",
      text: "Four houses on the round, and at each the same report: {dish}, made by you, first time. None of them had tasted it. All described it. One old man, off his food since Sunday, asked for his spoon. Cannot explain it. Have put it down as a cure.",
    },
    {
      writer: "hen",
      text: "There was a smell, and you stood by it and waited. I know that. It is called sitting. You did it well. You did not get up. You did not lift the lid more than twice. Then it was there. They say {dish}. I had expected it to walk.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
