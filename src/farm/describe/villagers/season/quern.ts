// What Widow Quern writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const quernSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "The water has come down from the hills and would like to do everything at once. I let the wheel run with it, as Jonas always did, for the one day, and stood beside it. It grinds nothing. It only goes. I came in as tired as if I had turned it myself. Might there be {goods}?",
      reply: "Thank you. It ran until evening, and then it said its few words again.",
    },
    {
      text: "The rooks have built in Jonas's coat. I saw the first twig go up the sleeve, and now they are in the left pocket, where he kept the key. He always said that the hole would be of use to somebody. I could manage {goods}. One must keep up one's strength, with tenants.",
      reply: "Thank you. There are four in the pocket, and they shout for more than I do.",
    },
  ],
  highSun: [
    {
      text: "So little water now that the wheel takes a breath between one word and the next. I have carried my chair out to it. A wagtail walks up the paddles, and gets off where she got on. Jonas would have asked her for a penny. Could you bring {goods} to me there? I shall be busy, listening.",
      reply: "It found me in my chair. I had only shut my eyes to hear better.",
    },
    {
      text: "On these evenings we sit on the mill bridge with our feet over. He says something, and the swallows go up; then they settle, and I answer. It takes us until dark to say very little. I should like to have {goods} on the wall between us, for the pauses.",
      reply: "It was a good evening for pauses. He has learned to whisper, nearly.",
    },
  ],
  leafFall: [
    {
      text: "The corn comes in from all sides, and each of them asks how long it will take. I say, as long as it takes to talk. So they sit down on their sacks and talk. I have heard the whole parish through this week, some of it twice. I am thin with listening. Bring me {goods}.",
      reply: "Thank you. I passed it along the sacks, and nobody went home early.",
    },
    {
      text: "His seed wheat was one bag when I opened the chest. It has made eleven, and they have gone through the stone that I cut. Now it is in everybody's loaf, and they say only that the bread is good. I never was so glad of a thing being used up. {goods}, when you can.",
      reply: "Thank you. Mrs Tansy says that the crust sings. I told her that it hums.",
    },
  ],
  hearth: [
    {
      text: "It is too cold for the flour to fly. It lies where it falls, and one can see who has been about: a mouse, a wren, and a line of mine, from the stairs to the stove and back. Do bring {goods}, and come in with it a step or two. I should like to see that on my floor.",
      reply: "There was your boot, as plain as print. I have swept round it.",
    },
    {
      text: "The pond is shut, and the wheel hangs with glass teeth. I do not mind a mill that rests; it is I who go on turning. There are two chairs by the stove this winter, and somebody shouts in the one. Might we have {goods}? The evenings are long and neither of us is quick.",
      reply: "Thank you. We made it last until the clock, and then he asked me what the time was.",
    },
  ],
};
