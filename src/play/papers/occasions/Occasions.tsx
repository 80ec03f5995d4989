// What is to be had besides the crops today: what lies at the gate, tables that are laid, and the pedlar.
import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { laidOn } from "../../../farm/feasts/laid.ts";
import { dayAt } from "../../../farm/numbers/time.ts";
import { pedlarComes, pedlarHas } from "../../../farm/pedlar/pedlar.ts";
import { hasBuilt } from "../../../farm/yard/shown.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { NextGift } from "../letters/GateBasket.tsx";
import { PedlarTile } from "../market/Pedlar.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import { Tiles } from "../parts/Tile.tsx";
import { FestivalTile } from "./FestivalTile.tsx";
import { HarvestHome } from "./HarvestHome.tsx";
import { strings } from "./strings.ts";

export function Occasions(paper: PaperProps) {
  const { played, state, now } = paper;
  const { farm } = state;
  const laid = laidOn(dayAt(now));
  const isPedlarHere =
    pedlarComes(farm, now) <= now && pedlarHas(played.ground, farm, now) !== null;
  const isHome = hasBuilt(farm, "longTable");
  const hasGifts = farm.gate.length > 0;
  if (laid.length === 0 && !isPedlarHere && !isHome && !hasGifts) return null;
  return (
    <PaperSection title={laid.length === 1 ? strings.green : strings.today}>
      <Tiles>
        {laid.map((festival) => (
          <FestivalTile key={festivalNames[festival]} paper={paper} festival={festival} />
        ))}
        {hasGifts && <NextGift {...paper} />}
        {isPedlarHere && <PedlarTile {...paper} />}
        <HarvestHome {...paper} />
      </Tiles>
    </PaperSection>
  );
}
