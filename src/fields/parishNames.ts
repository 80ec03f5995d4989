// What the parishes are called: every number has a name of its own.
const firsts = (
  "Goose Withy Chalk Peat Upper East Barley Saffron Otter Hazel Lower Martin " +
  "Bramble Clover Damson Elder Fallow Gorse Harrow Honey Kestrel Larch Medlar " +
  "Nettle Orchard Plover Quince Rush Sorrel Teasel West Wren Yarrow Linnet"
).split(" ");
const seconds = (
  "End Bottom Hundred Fold Marl Barns Acre Bank Beck Common Corner Croft Cross Dale " +
  "Down Ford Garth Green Halt Heath Hollow Lea Meads Mere Mill Nook Piece Reach " +
  "Rise Saltings Stile Tithe Vale Wick"
).split(" ");

const COUNT = firsts.length * seconds.length;
/** Shares no factor with the count, so that walking by it meets every pair of words once. */
const STRIDE = 487;
const numerals = ["", " the Less", " the Far", " the Fourth", " the Fifth", " the Sixth"];

export function parishName(parish: number): string {
  const round = Math.floor(parish / COUNT);
  const pair = (parish * STRIDE) % COUNT;
  const name = `${firsts[pair % firsts.length]} ${seconds[Math.floor(pair / firsts.length)]}`;
  return name + (numerals[round] ?? ` ${round + 1}`);
}
