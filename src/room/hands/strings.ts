// What the views say of what is under the hand.
export const strings = {
  things: "Things in the room",
  noThings: "Things in the room: none yet",
  building: "Walls, doors and windows",
  wall: { north: "Back wall", east: "Right wall", south: "Front wall", west: "Left wall" },
  on: (name: string, wall: string) => `${name}, ${wall.toLowerCase()}`,
  resized: (what: string, columns: number, rows: number) => `${what}: ${columns} by ${rows} tiles.`,
  freeAt: (place: string) => `Free at ${place}.`,
  freeThere: (place: string) => `Free ${place}.`,
  putItThere: "Put it there",
  close: "Close",
};
