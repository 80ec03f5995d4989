// The first picture of the site: one whole farm on a floating hex.
import { BARN, heroIsland, LAMP, MILL } from "./heroIsland.ts";
import type { Stage, StillScene } from "./stageScene.ts";

export const heroScene: StillScene = {
  name: "hero",
  width: 796,
  height: 744,
  widths: [796, 1592],
  quality: 50,
  night: true,
  draw(stage, { night }) {
    heroStage(stage, night);
    stage.aim([30, 25.5, 30], [0, 0.02, 0], 6.18);
  },
};

export function heroStage(stage: Stage, night: boolean): void {
  stage.put(heroIsland(night), {}, { floor: null, cell: 0.34 });
  stage.light({ spread: 9.5 });
  if (night) lamps(stage);
}

function lamps(stage: Stage): void {
  const [bx, , bz] = BARN.at;
  const [mx, , mz] = MILL.at;
  const lantern = [LAMP[0] + 0.3, 1.1, LAMP[2]] as const;
  stage.point("#ffb65c", 9, 6.5, [bx, 1.7, bz + 2.5]);
  stage.point("#ffc070", 5, 4.5, [bx + 2.1, 0.9, bz]);
  stage.point("#ffb65c", 7.5, 6, [lantern[0] + 0.3, 0.85, lantern[2] + 0.25]);
  stage.point("#ffc070", 5.5, 4, [mx + 0.7, 1.4, mz + 1.5]);
  stage.halo("#ffb65c", 1.4, 0.4, [bx + 0.05, 1.57, bz + 1.5]);
  stage.halo("#ffb65c", 1.7, 0.26, [bx + 0.05, 2.08, bz + 1.4]);
  stage.halo("#ffb65c", 1.9, 0.5, lantern);
  stage.halo("#ffb65c", 1.3, 0.4, [bx + 0.05, 3.2, bz]);
  stage.halo("#ffb65c", 1.1, 0.4, [mx + 0.55, 1.65, mz + 0.65]);
}
