// The named sets that furniture comes in.

/** In the order in which the catalogue shows them. */
export const sets = [
  { id: "bedroom", name: "Bedroom" },
  { id: "kitchen", name: "Kitchen" },
  { id: "parlour", name: "Parlour" },
  { id: "workshop", name: "Workshop" },
  { id: "nursery", name: "Nursery" },
  { id: "garden", name: "Garden room" },
  { id: "harvest", name: "Harvest festival" },
  { id: "winter", name: "Winter" },
  { id: "farm", name: "From the farm" },
] as const;

export type SetId = (typeof sets)[number]["id"];
