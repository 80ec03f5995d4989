// What the reeve writes in each of the four seasons: one letter for a year, and another for the next.
import type { SeasonLetters } from "./seasonal.ts";

export const reeveSeasons: SeasonLetters = {
  seedtime: [
    {
      text: "Return of the bounds, walked on foot. (1) Bounds found: all, where they were left. (2) Hedgehogs awake: six. (3) Primroses: I was asked by my pony to stop counting. (4) The walker is thinner than he was in the autumn return, and is to be corrected by {goods}.",
      reply: "Corrected. The tailor has been notified, in two copies.",
    },
    {
      text: "Posts for the year. (1) The hen remains in office, by sitting. (2) My pony is made inspector of Mondays. (3) There was one post left: to look over gates, and say that it is all coming on very nicely. (4) I have kept that. It is paid in {goods}, by whoever is looked at.",
      reply: "Paid. I have looked. It is all coming on very nicely.",
    },
  ],
  highSun: [
    {
      text: "Rules for the hot months. (1) Hats may be worn in the office. (2) The office may be held under a tree. (3) Complaints are heard in the order in which people wake up. (4) A bee has attended throughout, and has been entered. Kindly deliver {goods}, to (2).",
      reply: "Delivered to (2), and dealt with in the order of (3).",
    },
    {
      text: "Weights and measures: a query. (1) A boy asks how heavy a summer is. (2) I told him that we have no such weight. (3) He replied that he can carry it. (4) Both statements are on file, and I find that I believe the second. Kindly send {goods}, to keep the scales in practice.",
      reply: "Weighed. The boy was present, and carried it.",
    },
  ],
  leafFall: [
    {
      text: "Count of the fallen leaves. (1) It was asked for by a child. (2) A reeve may not refuse a petition. (3) Counted so far: one tree. (4) The wind then laid further papers upon the desk. I shall move that they are 'many', and need {goods} to get through the evening.",
      reply: "The motion is carried. The child has accepted 'many', in writing.",
    },
    {
      text: "Audit of receipts. (1) Given by me, in ten years: four thousand. (2) Kept by those who got them: one, on account of its stamp. (3) It hangs in a cart. (4) I had not known that anything of mine was hung. The audit is put off until the hand is steadier; {goods} may help.",
      reply: "Steadier. The audit is closed, with something over.",
    },
  ],
  hearth: [
    {
      text: "Snow, notice of. (1) The paths are closed. (2) They have been opened again, mine as well, by persons unknown. (3) I have asked at every door who it was, and at nine of them was given soup in place of an answer. (4) The inquiry goes on. Kindly send {goods}, as evidence.",
      reply: "Entered as evidence. I no longer expect to solve it.",
    },
    {
      text: "Warm room, provision of. (1) The office stove is lit from four. (2) Anybody may sit there who brings a matter. (3) Matters brought so far: a chess board; two socks; a baby. (4) All were found to be in order. Kindly send {goods}, and have no fear of bringing a matter.",
      reply: "Received. The baby has been minuted. It signed with the whole hand.",
    },
  ],
};
