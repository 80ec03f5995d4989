// What the live map says.
export const strings = {
  closer: "Come closer",
  further: "Go further away",
  whole: "Show the whole country",
  names: "Parishes named on the map",
  farms: "Your farms on the map",
  yourFarm: "Your farm",
  lies: (id: number, parish: string) => `Field ${id}, parish of ${parish}`,
  openOnMap: "Look at it on the map",
};
