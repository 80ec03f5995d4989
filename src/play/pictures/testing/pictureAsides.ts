// How far each thing is turned for its picture, in radians: most show two of their sides, what is flat shows its face.
const FACE = 0.5;

/** Animals are made to face +x. */
const SIDE = 0.2;

export const pictureAsides: Readonly<Record<string, number>> = {
  hen: -0.1,
  goat: SIDE,
  sheep: SIDE,
  boxes: FACE,
  board: FACE,
  cock: FACE,
  rose: FACE,
  strawHat: FACE,
  notchedGate: FACE,
  gateLantern: FACE,
  milestone: FACE,
  cartwheel: FACE,
  cherry: FACE,
  plum: FACE,
  apple: FACE,
  hazel: FACE,
  acorn: FACE,
  oil: FACE,
  honey: FACE,
  seedBag: FACE,
  barrel: FACE,
};
