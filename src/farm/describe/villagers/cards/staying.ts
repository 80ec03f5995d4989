// Postcards about who farms here: that they came, moved, were away, dealt with the pedlar or put letters aside.
import type { CardText } from "./card.ts";

export const stayingCards = {
  moved: [
    {
      writer: "elderBrother",
      text: "Sir or Madam. I learn that you have removed to field {to}. I pass no remark. Somebody has drawn the way there upon our stove, in soot, with a bend in it. I have taken out the bend. You may regard yourself as found. A. Thorne.",
    },
    {
      writer: "cartersGirl",
      text: "Admiral went to your old gate, field {from}, and wouldn't believe me, so I let him look. Then I said 'field {to}' in his ear the whole way, and now he goes to both and waits a bit at the first one. He doesn't mind. He only likes to know where people went.",
    },
  ],
  away: [
    {
      writer: "ferryman",
      text: "Passed your gate on {days} days. Nobody in. Beds standing, gate shut, birds about their business. I did not ask. A field may tie up for a while, and is the better for it. So was I, once, for a week. Good to see smoke.",
    },
    {
      writer: "tansy",
      text: "I kept you on my list, under people, for {days} days. That is where I put whoever is off somewhere and will be back with their boots on. One does nothing about those. One only leaves the line clear. Now I have put a tick to you. I do like a tick.",
    },
    {
      writer: "quern",
      text: "Your lane has been quiet for {days} days, and I was glad on your behalf. Jonas went to his sister once for as long. When he was back he stood in the yard to hear it all, and said that it had kept very well. I thought of him when I saw your smoke.",
    },
    {
      writer: "vet",
      text: "By your place most nights, on the round. Window dark for {days} days. No smoke, no lamp, nothing wrong. One learns to tell a house that is ill from one that is asleep. Yours slept well. Smoke tonight. Was on my way elsewhere, and came round by it. Patient fully recovered.",
    },
    {
      writer: "hen",
      text: "I had your step for {days} days. I kept it warm, and looked at whoever came. Some had bags. They went away. I do not ask anything for it. Now it is yours again. It is a good step. I have left a feather.",
    },
  ],
  anniversary: [
    {
      writer: "reeve",
      text: "Notice, requiring nothing. (1) Your field has been yours for {days} days. (2) There is no fee for it, no form, and no column. (3) I have ruled a column. (4) It looked lonely with you alone in it. I have put down the hen.",
    },
    {
      writer: "schoolmistress",
      text: "We keep a chart of who has been where, and for how long (the class likes to colour squares). Today your field had its square number {days}. It was done with some ceremony, in green, by the child who had been good; then by the others, who had been nearly good. It is very green.",
    },
    {
      writer: "quern",
      text: "Your field has been yours for {days} days. It is as with a tune: one never notices, and then one morning one is humming it. I have been thinking what I did on the day you came. I had a hot loaf and a wet step. It was a good day to come.",
    },
    {
      writer: "bellringer",
      text: "Forgive me, but I have been counting! It is {days} days since smoke first came from your chimney. I gave the Corporal one pull for every hundred, and one for luck, and then the other four felt left out, and it grew. If you took it for a wedding: it was you.",
    },
    {
      writer: "youngerBrother",
      text: "{days} days you have been at it, the girl says. Himself will have worked that out in harvests. I tried it in suppers, and gave up among the ones that smelled of onion. I lifted a cup to you over the back fence. It was empty, so I filled it and did it again.",
    },
    {
      writer: "hen",
      text: "I have seen {days} days of you. On the first you put your foot in the bucket, and looked round, and there was nobody. There was me. I have told no one. You do not do it any more. I still come, in case.",
    },
  ],
  pedlarDealt: [
    {
      writer: "tansy",
      text: "The pedlar came in here straight from your gate and paid me with news. He says that you look at his goods before you listen to his stories, and that he found it restful. I gave him one of yesterday's buns. He offered it to the next customer at a profit, and got it.",
    },
    {
      writer: "ferryman",
      text: "The pedlar crossed today, straight from you. He would not say what you two had dealt in, but he laughed as far as the middle. Then he was quiet, and counted on his fingers, and laughed again. Whatever it was, you both won. I charged him for the mule.",
    },
    {
      writer: "quern",
      text: "The pedlar has been up, with your corner of the parish all over his boots. You bargain, he says, like somebody who has a home to go to. He meant it for a complaint. I gave him soup in return, and he put the salt in himself, and said that I might keep the compliment.",
    },
  ],
  setAside: [
    {
      writer: "tansy",
      text: "A few of our papers have been put by this week, and quite right. I put by half of what is asked of me. It hangs on a nail behind the door, and years later I take one down, for the pleasure of having managed without. No one goes hungry over a paper, my dear.",
    },
    {
      writer: "peascod",
      text: "They tell me that you have said no three times this week. Good. I have waited for years for somebody else in this parish to have a proper no in them. Mine was getting lonely. I never explain mine. People bring me things to refuse.",
    },
    {
      writer: "reeve",
      text: "Concerning letters put aside. (1) You have put aside three. (2) Anyone may. (3) I have a drawer of my own for such things; at present there is a duck in it, on eggs. (4) Nothing there was ever the worse for lying still. I shut it softly.",
    },
  ],
} as const satisfies { readonly [subject: string]: readonly CardText[] };
