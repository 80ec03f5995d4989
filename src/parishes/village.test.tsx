// As the server prints them, the middle parish names all who live there, and others who comes by on the day.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { writerName } from "../farm/describe/writerName.ts";
import { villagers } from "../farm/tables/villagers.ts";
import { callersOn } from "../fields/village/rounds.ts";
import { WhoComesBy } from "./WhoComesBy.tsx";
import { WhoLivesHere } from "./WhoLivesHere.tsx";

const day = 20_787;

test("who lives here is a list of the twelve, each with the way to their slip", () => {
  const html = renderToStaticMarkup(<WhoLivesHere day={day} />);
  for (const who of villagers) {
    expect(html).toContain(writerName(who).replace("'", "&#x27;"));
    expect(html).toContain(`href="/world?who=${who}"`);
  }
  expect(html.split("<li>")).toHaveLength(13);
  expect(html).not.toMatch(/[Aa]sks you|[Ww]rote/);
});

test("who comes by is another on another day, with a face on the day itself", () => {
  const vetDay = Array.from({ length: 14 }, (_, n) => day + n).find((one) =>
    callersOn(9, one).includes("vet"),
  )!;
  const on = (one: number) => renderToStaticMarkup(<WhoComesBy parish={9} day={one} />);
  expect(on(vetDay)).toContain("The vet is here today.");
  expect(on(vetDay)).toContain('alt="The vet"');
  expect(on(vetDay - 1)).toContain("The vet comes tomorrow");
  expect(on(vetDay - 1)).not.toContain('alt="The vet"');
});
