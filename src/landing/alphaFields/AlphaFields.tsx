// Alpha Fields: a dial, the field it stands for, what its deed says, and how rare landmarks are.
import { Icon } from "@loamstead/ui/Icon.tsx";
import paper from "@loamstead/ui/paperTokens.module.css";
import Compass from "lucide-react/icons/compass";
import Droplets from "lucide-react/icons/droplets";
import Mountain from "lucide-react/icons/mountain";
import Shapes from "lucide-react/icons/shapes";
import Sprout from "lucide-react/icons/sprout";
import words from "../../../content/landing/alpha-fields.json";
import site from "../../../site.config.ts";
import { landmarkOdds } from "../../fields/odds.ts";
import { link } from "../../lib/link.ts";
import { field } from "../../stills/field.ts";
import { Still } from "../../stills/Still.tsx";
import layout from "../layout/layout.module.css";
import css from "./AlphaFields.module.css";
import deedCss from "./Deed.module.css";
import dialCss from "./Dial.module.css";
import chartCss from "./LandmarkChart.module.css";
import { strings, traits } from "./strings.ts";

const shortNames: Partial<Record<string, string>> = {
  None: "No landmark",
  "Standing stones": "Stones",
};

const sods = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: sods are all alike
  Array.from({ length: count }, (_, place) => <i key={place} />);

/** A hundred sods in heaps for the eye, the same numbers as a table for the ear. */
function LandmarkChart() {
  return (
    <div className={`${chartCss.odds} ${layout.late}`}>
      <div className={chartCss.words}>
        <h3>{words.oddsTitle}</h3>
        <p>{words.oddsText}</p>
      </div>
      <div className={chartCss.chart} aria-hidden="true">
        {landmarkOdds.map(({ landmark, inHundred }) => (
          <div key={landmark} className={landmark === "Mill" ? chartCss.chosen : chartCss.heap}>
            <span className={chartCss.share}>{strings.percent(inHundred)}</span>
            <span className={chartCss.sods}>{sods(inHundred)}</span>
            <span className={chartCss.name}>{shortNames[landmark] ?? landmark}</span>
          </div>
        ))}
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{strings.oddsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{strings.oddsLandmark}</th>
              <th scope="col">{strings.oddsFields}</th>
            </tr>
          </thead>
          <tbody>
            {landmarkOdds.map(({ landmark, inHundred }) => (
              <tr key={landmark}>
                <th scope="row">{landmark}</th>
                <td>{inHundred}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const last = site.collection.size - 1;

/** The field that the dial shows, with as many digits as the last one has. */
const exampleNumber = String(Math.min(417, last)).padStart(String(last).length, "0");

const digitBeside = (digit: string, step: 1 | -1) => (Number(digit) + 10 + step) % 10;

/** A picture of the wooden dial: paper drums that show one field number. */
function Dial({ number }: { number: string }) {
  return (
    <div className={dialCss.dial} role="img" aria-label={words.dial}>
      <p className={dialCss.rim}>
        <span>{words.dialTitle}</span>
        <span>{words.dialRange}</span>
      </p>
      <div className={dialCss.drums}>
        {[...number].map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
          <p key={place} className={dialCss.drum}>
            <span>{digitBeside(digit, -1)}</span>
            <b>{digit}</b>
            <span>{digitBeside(digit, 1)}</span>
          </p>
        ))}
      </div>
      <p className={dialCss.note}>{words.dialNote}</p>
    </div>
  );
}

const icons = {
  soil: Mountain,
  water: Droplets,
  shape: Shapes,
  heirloom: Sprout,
  landmark: Compass,
};

/** The deed of a field: which traits it has, and what each of them is about. */
function Deed() {
  return (
    <div className={`${paper.paper} ${deedCss.shade}`}>
      <div className={deedCss.deed}>
        <h3 className={deedCss.title}>{words.deedTitle}</h3>
        <ul role="list" className={deedCss.traits}>
          {traits.map(({ id, name, about, kinds }) => (
            <li key={id}>
              <Icon of={icons[id]} size={21} />
              <span>
                <b>{name}</b> {about}
              </span>
              <span className={deedCss.kinds}>{kinds}</span>
            </li>
          ))}
        </ul>
        <p className={deedCss.note}>{words.deedNote}</p>
      </div>
    </div>
  );
}

export function AlphaFields() {
  return (
    <section id="alphafields" aria-labelledby="alphafields-title" className={css.section}>
      <div className={layout.column}>
        <h2 id="alphafields-title">{words.title}</h2>
        <p className={`${layout.lede} ${css.lede}`}>{words.lede}</p>
        <p className={css.gallery}>
          <a href={link("/fields")}>{words.gallery}</a>
        </p>
        <div className={`${layout.pictures} ${css.table}`}>
          <Dial number={exampleNumber} />
          <Still
            className={css.field!}
            picture={field}
            alt={words.field}
            sizes="(min-width: 1600px) 560px, (min-width: 1000px) 470px, min(100vw, 520px)"
          />
          <Deed />
        </div>
        <LandmarkChart />
      </div>
    </section>
  );
}
