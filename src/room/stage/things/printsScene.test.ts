// What the scene is told of printed cloth is near enough to what it is, on the darkest cloth and far from its middle.
import { BufferGeometry } from "three";
import { describe, expect, test } from "vitest";
import { allPieces } from "../../catalogue/index.ts";
import { siteCatalogue } from "../../catalogue/siteCatalogue.ts";
import { shapeOf } from "../../shapes/shapeOf.ts";
import { addPrint, PRINT_REACH, toneFrom } from "./printsScene.ts";

describe("printsScene", () => {
  test.each(
    allPieces().flatMap(({ id }) => {
      const prints = siteCatalogue.item(id)?.prints ?? [];
      return prints.map((part) => [id, part] as const);
    }),
  )("%s: its %s", (model, part) => {
    const { solid } = shapeOf({
      kind: "piece",
      model,
      coat: `.${part}_stripe`,
      isLit: true,
      hasPicture: false,
      isMade: false,
      detail: "lean",
    });
    const { print } = solid!;
    const geometry = new BufferGeometry();
    addPrint(geometry, solid!);
    const [at, tone] = [geometry.getAttribute("printAt"), geometry.getAttribute("printTone")];
    let [off, away] = [0, 0];
    for (let i = 0; i < print!.of.length; i++) {
      expect(tone.getW(i)).toBe(print!.of[i]);
      if (print!.of[i] === 0) continue;
      const told = [tone.getX(i), tone.getY(i), tone.getZ(i)].map(toneFrom);
      for (const [k, each] of told.entries())
        off = Math.max(off, Math.abs(each / print!.tone[3 * i + k]! - 1));
      away = Math.max(away, Math.abs(at.getX(i) * PRINT_REACH - print!.at[2 * i]!));
      away = Math.max(away, Math.abs(at.getY(i) * PRINT_REACH - print!.at[2 * i + 1]!));
    }
    expect(off).toBeLessThan(0.03);
    expect(away).toBeLessThan(0.002);
  });
});
