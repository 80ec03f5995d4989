// What the page without a network says.
export const strings = {
  title: "No network just now",
  text: "That page lives on the server, and the server cannot be reached. What is kept on this device opens all the same.",
  play: "Go to the farm",
  room: "Furnish a room",
};
