// The settings that the tested site is built with, whatever the environment says.
export const testedSite = { basePath: "/", origin: "http://localhost:4173", isLocal: true };
