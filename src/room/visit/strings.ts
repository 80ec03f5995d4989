// What is said to whoever enters a shared room.
export const strings = {
  opening: "Opening the door",
  gone: "This room could not be entered just now.",
  lost: "The device needs its graphics elsewhere for a moment. The room comes back by itself.",
  inside: "The room. Arrows or dragging turn it, Escape leaves.",
  turnLeft: "Turn the room to the left",
  turnRight: "Turn the room to the right",
  light: "Light",
  lit: (light: string) => `${light} light.`,
  walk: "Walk inside",
  film: "Film it turning round, twelve seconds",
  filming: "Filming",
  stopFilming: "Give the film up",
  filmKept: "The film is saved.",
  filmFailed: "This browser could not make the film.",
  leave: "Back to the picture",
};
