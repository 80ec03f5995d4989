// What the band about the room designer calls its lamp, its list and its rooms.
export const strings = {
  plans: "How it is made",
  lamp: "Lamps",
  stove: "Stove",
  rooms: "Rooms",
  theme: "Theme of the week:",
  /** Both ends are what wallets show of an address. */
  by: (owner: string) => `furnished by ${owner.slice(0, 6)}…${owner.slice(-4)}`,
  ofTheHouse: "ready-made",
  allRooms: "Rooms that people show",
};
