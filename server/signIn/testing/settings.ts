// The site that tests of the sign-in pretend to be.
export const site = {
  siteOrigin: "https://farm.example",
  chainIds: [1, 10],
  statement: "Let me in to water my carrots, please!",
};
