// The texts of a subject's postcards, fetched when one of them is read.
import type { CardSubject } from "../../../tables/subjects.ts";
import type { CardText } from "./card.ts";

type Fetched = () => Promise<readonly CardText[]>;

const staying = () => import("./staying.ts").then(({ stayingCards }) => stayingCards);
const growing = () => import("./growing.ts").then(({ growingCards }) => growingCards);
const living = () => import("./living.ts").then(({ livingCards }) => livingCards);
const making = () => import("./making.ts").then(({ makingCards }) => makingCards);
const seeing = () => import("./seeing.ts").then(({ seeingCards }) => seeingCards);
const feasting = () => import("./feasting.ts").then(({ feastingCards }) => feastingCards);
const weather = () => import("./weather.ts").then(({ weatherCards }) => weatherCards);
const turning = () => import("./turning.ts").then(({ turningCards }) => turningCards);
const pedlar = () => import("./pedlar.ts").then(({ pedlarCards }) => pedlarCards);

const fetched: { readonly [S in CardSubject]: Fetched } = {
  moved: async () => (await staying()).moved,
  away: async () => (await staying()).away,
  anniversary: async () => (await staying()).anniversary,
  record: async () => (await growing()).record,
  heirloom: async () => (await growing()).heirloom,
  mark: async () => (await growing()).mark,
  arrival: async () => (await living()).arrival,
  animalNamed: async () => (await living()).animalNamed,
  piece: async () => (await making()).piece,
  yard: async () => (await making()).yard,
  surprise: async () => (await seeing()).surprise,
  festivalComing: async () => (await feasting()).festivalComing,
  festivalSat: async () => (await feasting()).festivalSat,
  firstSnow: async () => (await weather()).firstSnow,
  firstFrost: async () => (await weather()).firstFrost,
  storm: async () => (await weather()).storm,
  dryDays: async () => (await weather()).dryDays,
  wetDays: async () => (await weather()).wetDays,
  mist: async () => (await weather()).mist,
  fullMoon: async () => (await weather()).fullMoon,
  seasonBegins: async () => (await turning()).seasonBegins,
  allRipe: async () => (await growing()).allRipe,
  allBare: async () => (await growing()).allBare,
  oneCrop: async () => (await growing()).oneCrop,
  dye: async () => (await making()).dye,
  pedlarDealt: async () => [...(await staying()).pedlarDealt, ...(await pedlar())],
  setAside: async () => (await staying()).setAside,
  firstDish: async () => (await making()).firstDish,
};

/** In the order of `writersOf`. */
export const cardsOf = (subject: CardSubject): Promise<readonly CardText[]> => fetched[subject]();
