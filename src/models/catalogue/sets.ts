// The named sets of the catalogue, in the order in which they are shown.
export const sets = [
  { id: "bedroom", name: "Bedroom" },
  { id: "kitchen", name: "Kitchen" },
  { id: "parlour", name: "Parlour" },
  { id: "workshop", name: "Workshop" },
  { id: "nursery", name: "Nursery" },
  { id: "garden", name: "Garden room" },
  { id: "harvest", name: "Harvest festival" },
  { id: "winter", name: "Winter" },
] as const;

export type SetId = (typeof sets)[number]["id"];
