// What the view of the room in the round says.
export const strings = {
  walk: "Walking inside. Arrows or W, A, S and D walk and turn, dragging looks about, Escape leaves.",
  leave: "Stop walking",
  cannotWalk: "Walking inside needs the 3D view, which this browser cannot show.",
  stopped: (where: string, facing: string) => `${where}, ${facing}`,
};
