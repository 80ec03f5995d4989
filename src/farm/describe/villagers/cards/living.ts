// Postcards about who came to live on the meadow, and what it is called.
import type { CardText } from "./card.ts";

export const livingCards = {
  arrival: [
    {
      writer: "hen",
      of: "hen",
      text: "There is another one. I have looked at her. She has the right number of feet. I told her where the dust is, and which step has the sun, and about you. I said that you mean well. She will be all right. I was first.",
    },
    {
      writer: "peascod",
      of: "goat",
      text: "I see that you have taken in a goat. Nobody consulted me. A goat looks at a gate as other people look at a letter: it wants to know what is inside. Second notch. I shall be by to see it, and shall say nothing, at length.",
    },
    {
      writer: "reeve",
      of: "goat",
      text: "Registration of a goat. (1) One has been added at your field. (2) I came with the form. (3) The form has been added to the goat. (4) I regard the animal as registered, more thoroughly than any other in the parish, and am keeping the second copy indoors.",
    },
    {
      writer: "vet",
      of: "sheep",
      text: "Saw the new sheep. Looked her over from the road, by lantern; hope that was in order. Feet good. Back good. On her face, the look of someone who was told something and is thinking it over. They all have that. It is never anything. Wished her good night.",
    },
    {
      writer: "quern",
      of: "hive",
      text: "You have bees, I hear. Jonas held that they like to be told who lives near. So I went as far as the hedge and told them: a mill, a wheel, a widow, nothing to be afraid of. One came out, walked along my sleeve, and went back in; I suppose to say so.",
    },
    {
      writer: "cartersGirl",
      of: "cherry",
      text: "I saw that you've got a cherry tree! It's as tall as me with one arm up. Admiral's going to remember where it is, he put his ear round. When it's bigger than the cart I'll say good morning to it, but I've started now so it gets used to me.",
    },
    {
      writer: "bellringer",
      of: "plum",
      text: "You have planted a plum tree! From here it is a stick with a shadow. But I shall have its news before you: one morning it will be white, and I shall be up, and you will not. I have promised not to ring. I shall only lean out a little further than one should.",
    },
    {
      writer: "youngerBrother",
      of: "apple",
      text: "You have put in an apple tree, I see. Our father planted two, one for each of us, and it was never settled which was whose. They have grown together at the top. As boys we only picked from the middle, so as not to begin. Here is to yours.",
    },
    {
      writer: "schoolmistress",
      of: "hazel",
      text: "A hazel of your own (we saw the new shape in the field on our way to church). A squirrel saw it too, and stood up. The class wishes to take no side. In private seven are for the squirrel and three for you, and one is for the tree, which has not been asked.",
    },
    {
      writer: "ferryman",
      of: "oak",
      text: "That oak of yours was there before the ferry. My mother steered by it, and so do I. Kept to the left, it takes one past the stones. Nobody asked whose it was. Now it is somebody's. It will not have noticed; they think slowly. It has the light longest. I look over for that.",
    },
  ],
  animalNamed: [
    {
      writer: "vet",
      text: "Passed at four, from a calving. Your house dark, theirs too. Counted the breathing, through the boards. All there. Habit. {name} talks in her sleep; it is not an illness. Nobody wanted me. Stood there rather longer than that takes.",
    },
    {
      writer: "peascod",
      text: "So it is to be {name}. I should have waited, and seen what it answered to when it thought itself alone. All the same I said it over my own gate this morning, to hear how it sounds in the open. Something at your end looked up. I make no further objection.",
    },
    {
      writer: "schoolmistress",
      text: "This week {name} was added to the list of names that everybody can spell. The lower form wrote it on eleven slates, in eleven hands, and held them up at the window, in case anyone so called should be passing. (Nobody was. They have asked to leave the slates up.)",
    },
    {
      writer: "cartersGirl",
      text: "Admiral had his name already when we got him, so it wasn't ever chosen. I asked if he'd like to be called {name} as well, and he thought about it the whole way up the hill and shook his head, but that was a fly. It's good, you smile a bit when you've said it.",
    },
    {
      writer: "hen",
      text: "So that one is {name} now. I heard you say it three times, with your head on one side. I have no name. When somebody says 'the hen' everyone looks, and then they move their things. I have never needed more. It is a nice noise, though.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
