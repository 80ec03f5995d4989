// The yard: what may be built there at one's level, what stands there, and the colours of the house.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { farmName, yardNames, yardTitle } from "../../../farm/describe/yardNames.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import {
  type BuiltId,
  builtIds,
  rulesOfBuilt,
  type YardId,
  yardIds,
} from "../../../farm/tables/yard.ts";
import { hasBuilt } from "../../../farm/yard/shown.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { HarvestHome } from "../occasions/HarvestHome.tsx";
import { ActionButton } from "../parts/ActionButton.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { strings as shared } from "../parts/strings.ts";
import { YardPicture } from "../parts/ThingPictures.tsx";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { fullDateWords, inPence, joinWithAnd } from "../parts/words.ts";
import { Colours } from "./Colours.tsx";
import { FarmNaming } from "./FarmNaming.tsx";
import { strings } from "./strings.ts";

const MOST = 4;

function stuffOf(farm: Farm, yard: BuiltId): string {
  const { pence, timber, straw = 0, goods = {} } = rulesOfBuilt(yard);
  return joinWithAnd([
    inPence(pence),
    strings.need(farmWords.timber(timber), farm.timber),
    ...(straw > 0 ? [strings.need(farmWords.straw(straw), farm.straw)] : []),
    ...entriesOf(goods).map(([good, count]) =>
      strings.need(farmWords.count(good, count), countOf(farm.barn, good)),
    ),
  ]);
}

type ThingProps = { readonly paper: PaperProps; readonly thing: YardId };

function Standing({ paper, thing }: ThingProps) {
  const { farm } = paper.state;
  const isNamed = thing === "board" && farm.name;
  const since = strings.stands(fullDateWords(farm.book[`yard ${thing}`]!.first));
  return (
    <Tile
      paper={paper}
      id={`workshop ${thing}`}
      picture={<YardPicture thing={thing} />}
      name={yardTitle(thing)}
      line={isNamed ? strings.says(farmName(isNamed)) : since}
      group={yardNames[thing]}
      {...(thing === "board" && { more: <FarmNaming paper={paper} /> })}
    />
  );
}

function ToBuild({ paper, thing }: ThingProps & { readonly thing: BuiltId }) {
  const { farm } = paper.state;
  return (
    <Tile
      paper={paper}
      id={`workshop ${thing}`}
      picture={<YardPicture thing={thing} />}
      name={yardTitle(thing)}
      group={yardNames[thing]}
      more={<p>{strings.takes(stuffOf(farm, thing))}</p>}
    >
      <ActionButton
        paper={paper}
        wish={{ kind: "build", yard: thing }}
        label={strings.buildWhat(inPence(rulesOfBuilt(thing).pence), yardNames[thing])}
      >
        {strings.build(inPence(rulesOfBuilt(thing).pence))}
      </ActionButton>
    </Tile>
  );
}

export function Yard(paper: PaperProps) {
  const { farm } = paper.state;
  const level = levelOf(farm);
  const open = builtIds.filter((id) => !hasBuilt(farm, id));
  const now = open.filter((id) => rulesOfBuilt(id).level <= level);
  const later = open.filter((id) => rulesOfBuilt(id).level > level);
  const there = yardIds.filter((id) => hasBuilt(farm, id));
  const build = (ids: readonly BuiltId[]) => (
    <Tiles abreast={2}>
      {ids.map((thing) => (
        <ToBuild key={thing} paper={paper} thing={thing} />
      ))}
    </Tiles>
  );
  // Nothing can be built before level 16: a newcomer is not told of a yard.
  if (now.length + there.length === 0) return null;
  return (
    <PaperSection title={strings.yard}>
      {build(now.slice(0, MOST))}
      {now.length > MOST && (
        <Fold title={shared.more(now.length - MOST)}>{build(now.slice(MOST))}</Fold>
      )}
      <Colours {...paper} />
      {there.length + later.length > 0 && (
        <Fold title={strings.rest}>
          <Tiles>
            {there.map((thing) =>
              thing === "longTable" ? (
                <HarvestHome key={thing} {...paper} />
              ) : (
                <Standing key={thing} paper={paper} thing={thing} />
              ),
            )}
            {later.map((thing) => (
              <Tile
                key={thing}
                paper={paper}
                id={`workshop ${thing}`}
                picture={<YardPicture thing={thing} />}
                name={yardTitle(thing)}
                line={shared.level(rulesOfBuilt(thing).level)}
              />
            ))}
          </Tiles>
        </Fold>
      )}
    </PaperSection>
  );
}
