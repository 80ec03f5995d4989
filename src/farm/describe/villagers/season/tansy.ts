// What Mrs Tansy writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const tansySeasons: SeasonLetters = {
  seedtime: [
    {
      text: "They have opened the windows in this street, so for the first time since the autumn I hear what people say about my bread. They say nothing, with their mouths full. I take that for spring. Send {goods}, my dear; I mean to bake something light, and have to remember how.",
      reply: "It came out light. The reeve held down a corner with a receipt.",
    },
    {
      text: "In spring I wash the shop sign, and find out every year that it says something. This time I got down to 'Baker', and under that, quite small, in my mother's hand, 'or nearly'. I have not painted it over. {goods}, my dear, and I shall try to live up to the board.",
      reply: "Four people stopped to read it, and bought more than they came for.",
    },
  ],
  highSun: [
    {
      text: "By noon my shop is hotter than the oven, and the butter tries to leave with everybody. I have begun to bake at one in the morning, with the door open and moths for company. They all go to the lamp; not one has asked for a bun. Could I have {goods} before the sun is up?",
      reply: "Cool as a cellar when it came. I stood beside it for a while.",
    },
    {
      text: "Hay and harvest together, and they all need it in a basket, with a cloth, by six. I have cut so much bread that my arm goes on when I lie down. Could you send {goods} round the back? If there is a person on an upturned bucket, that is me, resting.",
      reply: "I got up from my bucket. I do not do that for everybody.",
    },
  ],
  leafFall: [
    {
      text: "Everybody's plums at once. Eleven people have given me some, and each begged me not to tell the others. There is a tart in the window, a tart on the stairs, and a tart on the chair where I sit. Bring me {goods}, and go home with a tart.",
      reply: "Three are gone. I can see my chair, and have plans for it on Sunday.",
    },
    {
      text: "No more wasps. All summer they sat in the jam and never once complained, and now it is people again. This week I begin on the fruit bread, which must lie on a shelf for a month and think. Let me have {goods}, and there shall be a loaf with your name on it, in flour.",
      reply: "Yours is on the top shelf, thinking. I have told nobody.",
    },
  ],
  hearth: [
    {
      text: "At three in the morning in this season mine is the only light, and things come to it: the vet, mostly, and once a fox, who looked in at the buns and thought better of it. I keep a second list now, for callers. You are on it under kindness: {goods}.",
      reply: "The vet fell asleep on the flour bags. I baked round the vet.",
    },
    {
      text: "When it freezes hard my shop fills up with people who have come to ask the price of a bun. They know the price. I let them ask until they are warm. By noon I had nine of them, asking. Help me with {goods}, for I cannot send a person home on a price.",
      reply:
        "All nine went home with colour in their faces. The reeve still asked the price, from habit.",
    },
  ],
};
