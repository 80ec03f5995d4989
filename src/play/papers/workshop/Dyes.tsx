// The vat: what could be boiled of the crops in this season, and which dyes have been.
import { dyeName } from "../../../farm/describe/dyeNames.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { dayAt, seasonOn } from "../../../farm/numbers/time.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type Crop, cropIds } from "../../../farm/tables/crops.ts";
import { DYE_TIMBER, dyeIds, dyes } from "../../../farm/tables/dyes.ts";
import type { Season } from "../../../models/seasons.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { CropPicture } from "../parts/CropPicture.tsx";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { refusalBefore } from "../parts/refusalBefore.ts";
import { WishButton } from "../parts/WishButton.tsx";
import { capital, dateWords, listed } from "../parts/words.ts";
import { strings } from "./strings.ts";

const stuffOf = (farm: Farm, crop: Crop): string =>
  listed([
    strings.need(farmWords.count(crop, dyes[crop]), countOf(farm.barn, crop)),
    strings.need(farmWords.timber(DYE_TIMBER), farm.timber),
  ]);

export function Dyes(paper: PaperProps) {
  const { farm } = paper.state;
  const season = seasonOn(dayAt(paper.now));
  const had = dyeIds.filter((dye) => farm.book[`dye ${dye}`]).length;
  // While the vats are frozen all say so, and none need say it twelve times.
  const first = refusalBefore(paper, { kind: "dye", crop: "sunflower" });
  const crops = first?.kind === "frozen" ? cropIds.slice(0, 1) : cropIds;
  return (
    <Part title={strings.dyes}>
      <p className={css.note}>{strings.dyesNote(had, dyeIds.length)}</p>
      <ul role="list" className={css.rows}>
        {crops.map((crop) => (
          <DyeRow key={crop} paper={paper} crop={crop} season={season} />
        ))}
      </ul>
    </Part>
  );
}

type DyeRowProps = { readonly paper: PaperProps; readonly crop: Crop; readonly season: Season };

function DyeRow({ paper, crop, season }: DyeRowProps) {
  const { farm } = paper.state;
  const name = capital(dyeName(crop, season));
  const made = season === "hearth" ? undefined : farm.book[`dye ${crop} ${season}`];
  if (made)
    return (
      <Row
        picture={<CropPicture crop={crop} />}
        name={name}
        words={strings.since(dateWords(made.first))}
      />
    );
  return (
    <Row
      picture={<CropPicture crop={crop} />}
      name={name}
      words={strings.takes(stuffOf(farm, crop))}
      group={name}
    >
      <WishButton paper={paper} wish={{ kind: "dye", crop }}>
        {strings.boil}
      </WishButton>
    </Row>
  );
}
