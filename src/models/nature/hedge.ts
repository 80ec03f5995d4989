// A length of hedge along x: clipped humps in the green, gold or white of the season.
import { ball, type Colour, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import type { Season, ShadeAndLight } from "../seasons.ts";

const tones: Record<Season, readonly [ShadeAndLight, ShadeAndLight]> = {
  seedtime: [
    ["#6f9c4c", "#b5d67a"],
    ["#7aa650", "#c3de8a"],
  ],
  highSun: [
    ["#4f8a45", "#83b854"],
    ["#45803f", "#74ad4e"],
  ],
  leafFall: [
    ["#8a7a3a", "#c9a552"],
    ["#a0652f", "#d69647"],
  ],
  hearth: [
    ["#8b8f7c", "#f3f8ff"],
    ["#7f8672", "#eaf2fb"],
  ],
};

export function hedge(length: number, season: Season, seed: number, dots?: Colour): Part[] {
  const count = Math.max(2, Math.round(length / 0.5));
  const step = length / count;
  return repeat(count, (i) => {
    const r = between(0.3, 0.38, seed, i);
    const x = (i + 0.5) * step - length / 2;
    const [low, top] = tones[season][i % 2]!;
    const hump = ball(r, [x, r * 0.72, between(-0.04, 0.04, seed, i + 20)], low, {
      flat: true,
      rough: 0.08,
      detail: 1,
      top,
      stretch: [1.1, 1.05, 0.8],
    });
    if (!dots || i % 2) return [hump];
    return [
      hump,
      ball(0.055, [x + 0.1, r * 1.1, 0.24], dots),
      ball(0.05, [x - 0.12, r * 0.8, 0.26], dots),
    ];
  });
}
