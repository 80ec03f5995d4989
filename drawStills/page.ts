// Draws the picture the address asks for and says when it is done.
import { scenes } from "./scenes.ts";
import { stageScene } from "./stageScene.ts";

const asked = new URLSearchParams(location.search);
const name = asked.get("scene");
const night = asked.get("hour") === "night";
const ratio = Number(asked.get("ratio") ?? 1);
const scene = scenes.find((one) => one.name === name);
const canvas = document.querySelector("canvas");

if (scene && canvas) {
  const stage = stageScene(canvas, { width: scene.width, height: scene.height, ratio, night });
  scene.draw(stage, { night });
  stage.show();
  document.documentElement.dataset.ready = "yes";
} else {
  throw new Error(`There is no picture named ${name}.`);
}
