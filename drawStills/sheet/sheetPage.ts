// The page of the contact sheets: each model in the round and as a drawing, side by side.
import { escaped } from "../../src/models/svg/toSvg.ts";

export type Tile = {
  name: string;
  note: string;
  /** Files beside the page. */
  solid: string;
  drawing: string;
  isNight?: boolean;
};
export type Sheet = { name: string; tiles: readonly Tile[] };

const style = `
body { margin: 24px; background: #fbf3e1; color: #3b2a1e; font: 14px/1.4 system-ui, sans-serif; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); gap: 18px; }
figure { margin: 0; padding: 10px; border-radius: 14px; background: #fffaee; }
figure.night { background: #262650; color: #fbeed6; }
figure div { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; align-items: center; }
img { width: 100%; height: 210px; object-fit: contain; }
h2 { margin: 36px 0 14px; text-transform: capitalize; }
figcaption { margin-top: 6px; }
`;

const tile = ({ name, note, solid, drawing, isNight }: Tile) =>
  `<figure${isNight ? ' class="night"' : ""}><div><img src="${solid}" alt="${escaped(name)} in the round" loading="lazy"><img src="${drawing}" alt="${escaped(name)} as a drawing" loading="lazy"></div><figcaption><b>${escaped(name)}</b> ${escaped(note)}</figcaption></figure>`;

export const sheetPage = (sheets: readonly Sheet[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheets</title>
<style>${style}</style>
<h1>Contact sheets</h1>
${sheets.map(({ name, tiles }) => `<h2>${name} (${tiles.length})</h2>\n<section>${tiles.map(tile).join("\n")}</section>`).join("\n")}
</html>
`;
