// What Flexible Gameplay calls its list, for those who hear it.
export const strings = { week: "An example week" };
