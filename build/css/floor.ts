// The oldest browsers that the site is made for: the one place that says so, for the bundler, the lint and the docs.

/** Set by `light-dark()` in Chrome and Safari, by popovers in Firefox: all colours and menus stand on them. */
const oldest = { chrome: "123", firefox: "125", safari: "17.5" };

export const floor = {
  oldest,
  /** As the bundler names them; Safari on an iPhone counts with the system. */
  targets: [
    `chrome${oldest.chrome}`,
    `firefox${oldest.firefox}`,
    `safari${oldest.safari}`,
    `ios${oldest.safari}`,
  ],
};
