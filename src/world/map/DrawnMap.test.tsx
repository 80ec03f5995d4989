// The drawn map costs no more for whoever keeps thousands of fields: few marks, and one stroke for all the land.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parishesOf } from "../../fields/parishSlug.ts";
import { DrawnMap } from "./DrawnMap.tsx";

const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

function drawn(own: readonly number[]) {
  const html = renderToStaticMarkup(
    <DrawnMap
      at={null}
      own={own}
      lit={null}
      season="highSun"
      onChoose={() => {}}
      onZoom={null}
      onSearch={null}
    />,
  );
  const count = (what: string) => html.split(what).length - 1;
  return { marks: count('d="M0-7 '), paths: count("<path ") };
}

it("marks each of a few fields", () => {
  const { marks, paths } = drawn([0, 417, 5150]);
  expect(marks).toBe(3);
  expect(paths).toBe(drawn([]).paths + 3);
});

it("marks one field of a parish where there are thousands, and all of them as land", () => {
  const parishes = parishesOf(10_000);
  const { marks, paths } = drawn(upTo(10_000));
  expect(marks).toBe(parishes);
  expect(paths).toBe(drawn([]).paths + parishes + 1);
});

it("shows where one farms, by the name on the board or as one's own", () => {
  const farms = [
    { field: 417, name: "Cuckoo Leaze", holder: null },
    { field: 3, name: null, holder: null },
  ];
  const html = renderToStaticMarkup(
    <DrawnMap
      at={null}
      own={[]}
      farms={farms}
      lit={null}
      season="highSun"
      onChoose={() => {}}
      onZoom={null}
      onSearch={null}
    />,
  );
  expect(html).toContain("Cuckoo Leaze");
  expect(html).toContain("Your farm");
});
