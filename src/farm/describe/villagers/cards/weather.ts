// Postcards about this field's own weather.
import type { CardText } from "./card.ts";

export const weatherCards = {
  firstSnow: [
    {
      writer: "cartersGirl",
      text: "It snowed on your field first and I saw it, it came over the top hedge and did your beds one after the other like somebody laying a table, and it did your roof last, from the top down. Admiral ate some. I am only telling you because you might have been asleep.",
    },
    {
      writer: "tansy",
      text: "I opened the back door at three, and there was nothing behind it: no yard, no bucket, no step. Only white, and not one foot in it. I stood with my tray and did not like to be the first. Then a cat went across, quite at her ease, and we could all begin.",
    },
    {
      writer: "hen",
      text: "Somebody has put a cloth over everything. I walked across your beds to see if they were still under it. They were. You can read where I went: out, round, back, and one place where I stood and thought. From above, I am told, it is a long thought.",
    },
  ],
  firstFrost: [
    {
      writer: "schoolmistress",
      text: "Frost in the night (first class, see window). The lower form has drawn what is on the pane, and finds that it is you: there is your chimney, there are your rows. I explained that frost draws ferns. They explained that I was standing too close.",
    },
    {
      writer: "peascod",
      text: "Frost. I said so on Tuesday. It was not written down. Every blade along your road has been gone round in white, one by one, the weeds as well. I call that wasteful. I stood at my gate and counted until I had no feet. It need not be told how far I got.",
    },
    {
      writer: "reeve",
      text: "Notice of frost. (1) It was put up in the night, upon every window, without my authority. (2) The hand is better than mine. (3) I have studied the copy upon your gate, and find no error, no date, and no demand. (4) I should like to have written it.",
    },
  ],
  storm: [
    {
      writer: "ferryman",
      text: "It got up at one. I took the boat in as far as the rope goes and sat in her until it was over, so that neither of us should be out there alone. When the clouds tore I had a sight of you. Roof, chimney, gate. Counted them twice. Then I slept.",
    },
    {
      writer: "quern",
      text: "What a night. The shutters talked, and the wheel tried to turn against the water and thought better of it. I went round counting sacks, for the company. Then, towards four, it stopped in the middle of a word. I never heard such a quiet. I hope that you were awake for that.",
    },
    {
      writer: "bellringer",
      text: "How I sat up with them! When it blows, Great Agnes begins to hum, and one has to lay a hand on her, as on a horse. I told her about everybody down there, house by house, to take her mind off it. We had got as far as you when it stopped.",
    },
    {
      writer: "youngerBrother",
      text: "It had our roof by the hair last night. I heard my side lift, and thought, that is me gone. Then there was somebody up there on the slates, tying, in a nightshirt. I never looked. In the morning both halves were roped down, with one rope. Yours has held, I see.",
    },
    {
      writer: "vet",
      text: "Out in it. Two cows under a fallen fence, frightened, not hurt. One farmer, hurt, not frightened. Came by yours at three with the lamp blown out, and steered by ear: your gate has a note of its own in a gale. All standing. Nothing loose but the noise. My thanks to the gate.",
    },
  ],
  dryDays: [
    {
      writer: "quern",
      text: "{days} days without a drop, and the wheel has stopped to listen. It is so still that one hears the flour settle. Jonas held that a dry spell is only rain making up its mind. What the can does not reach has roots, and more patience than we.",
    },
    {
      writer: "tansy",
      text: "Dry for {days} days, and my dough drinks like a horse. The water comes up this hill on my two arms, so I think of you when I fill the bucket. It rises in the end, my dear. It takes longer than one can bear, and then it is up.",
    },
    {
      writer: "hen",
      text: "{days} days and no rain. I do not complain. Your ground is warm and flies up when one kicks. I have had a bath in each corner. You look at the sky. I look at you, looking. There is a worm who lives very deep now. I know where.",
    },
  ],
  wetDays: [
    {
      writer: "ferryman",
      text: "{days} days of rain in seven. Everybody who gets in says, 'Wet.' I say, 'It is.' By now we do it as they do in church. The river has come up to look at my bottom step, and gone down again. We left it at that.",
    },
    {
      writer: "schoolmistress",
      text: "Rain on {days} days of seven (see jar). The paper scale came to an end, and we have gone on up the wall in chalk. On the last of them I asked what rain is for. 'For the fields,' they said at once; and then, after some thought, 'and for afterwards.'",
    },
    {
      writer: "elderBrother",
      text: "Of the last seven days {days} were wet. Under the roof of this house there are two leaks, one on either side, and two buckets. By night they do not drip together. They take it in turns. I lay awake to establish which had begun. I regret to say that it is a conversation.",
    },
  ],
  mist: [
    {
      writer: "bellringer",
      text: "Where is the parish this morning? I have looked on all four sides. There is a tower, and me, and wool. So I rang rather longer than one should, for anyone out there who was feeling for a gate. If you heard her, that was Mercy. She carries best in milk.",
    },
    {
      writer: "vet",
      text: "Could not see the horse from the cart. Let him drive. He stopped twice where there was nothing. First time, a calf in the road. Second time, your field. Smelled it before we saw it: wet earth, and something green. He breathed in, so I did. Five minutes of that. Both much better.",
    },
  ],
  fullMoon: [
    {
      writer: "youngerBrother",
      text: "Could you sleep? I could not, with that thing in the window like a plate that somebody forgot. I went and sat on the back step. There was a second shadow, out past the corner, with its hat on. That made two of us, and your roof shining. It was nearly a party.",
    },
    {
      writer: "cartersGirl",
      text: "The moon was so big last night that Admiral had two shadows, one from our lantern and one from that, and he kept trying to step over them. We stopped at your gate for a rest. Your gate had a shadow too, with all its bars, and I walked up it like a ladder.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
