// Lets parts of the site be imported by the browser alone: Vite's own way looks for sheets and chunks to
// load before them, of which this site has none.
import type { Plugin } from "vite";

export const plainImports = (): Plugin => ({
  name: "loamstead:plain-imports",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle: {
    // Vite writes down what is to be loaded before a part as the last thing of all.
    order: "post",
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk" && file.code.includes("__vite__mapDeps"))
          this.error(
            `${file.fileName} is to load something before its parts, which no longer happens`,
          );
    },
  },
});
