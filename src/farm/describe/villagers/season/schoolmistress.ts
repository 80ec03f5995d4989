// What the schoolmistress writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const schoolmistressSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "The lower form is growing cress on its blotting paper (permission was not asked). By Friday one could read the multiplication table in it, as far as seven times, where somebody sneezed. I have decided to examine from the cress. For the prizes I thought of {goods}. There will be eleven first prizes.",
      reply: "Distributed. The sneeze came first in arithmetic.",
    },
    {
      text: "Three new ones (the smallest has brought a goose, for courage). That would make fourteen; but three of the big ones have gone to the plough, so that we are eleven again. We always are. I have given up explaining it to the inspector. {goods} would help them to sit still, and the goose.",
      reply: "The goose sat. The others will follow its example, by and by.",
    },
  ],
  highSun: [
    {
      text: "Our desks have been moved under the lime tree (by vote). Geography goes well there; one simply turns round. Arithmetic suffers from a blackbird, who counts aloud and is wrong. I should be glad of {goods} for the last lesson of the day, which is called 'shade' and is fully attended.",
      reply: "Thank you. Shade was extended by an hour, without a vote.",
    },
    {
      text: "Sports day (results below; they may change). The sack race was won by a sack. The egg race was stopped when the hen came and began to look at people. In the long jump everyone was second to Admiral, who had not been entered. I promised {goods} to the winners, and find that I have only winners.",
      reply: "Awarded to all. The sack asks to be called up first.",
    },
  ],
  leafFall: [
    {
      text: "Conkers have become money. I did not decide this; I came back from dinner and there was a bank. By three there had been a panic (the reeve happened to look in), and a small boy now owns the stove. Might I have {goods}, to restore our trust in things that one can use?",
      reply:
        "Trust is restored. The boy has let me have back the use of the stove, at a fair rate.",
    },
    {
      text: "Each was to bring a thing that the summer had finished with. The window-sill now holds a wasps' nest, a feather, one left glove, and a shoe (too small since Tuesday). We call it the museum. Admission is {goods}, or a good question, and of questions we have enough until Easter.",
      reply: "You are admitted for life. (The ticket is a leaf. It may crumble.)",
    },
  ],
  hearth: [
    {
      text: "The ink freezes (at about the second verse). We warm the pots in our hands, eleven pairs, and as nobody can write we talk, and I learn more in that hour than I teach all spring. I do not report this. I should like {goods}: the talk has come round to what everybody likes best.",
      reply:
        "It was agreed by all eleven, which has never happened before, and which I do not trust.",
    },
    {
      text: "They are acting the whole parish, in cotton wool. I am to be the wind (unseen, from the left). Old Peascod has been engaged to play himself and has asked for changes. There is a line for the hen. We have no hen, only the certainty that she will come. Might there be {goods}, between the acts?",
      reply: "It was judged the best act of all. She came. She knew her line.",
    },
  ],
};
