// A face is named where it stands alone, and Peascod has his hat back where the farm has heard of it.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VillagerFace } from "./index.ts";

test("beside a name it has no words of its own, alone it has the name", () => {
  expect(renderToStaticMarkup(<VillagerFace who="vet" />)).toContain('alt=""');
  const alone = renderToStaticMarkup(<VillagerFace who="pedlar" size={40} isAlone />);
  expect(alone).toContain('alt="The pedlar"');
  expect(alone).toContain('width="40" height="40"');
});

test("Peascod is bareheaded until his ninth letter was answered", () => {
  const after = (peascod: number) =>
    renderToStaticMarkup(<VillagerFace who="peascod" farm={{ stories: { peascod } }} />);
  expect(after(8)).toContain("/peascod.svg");
  expect(after(9)).toContain("/hatted-peascod.svg");
  expect(renderToStaticMarkup(<VillagerFace who="peascod" />)).toContain("/peascod.svg");
});
