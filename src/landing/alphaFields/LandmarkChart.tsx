// How rare landmarks are: a hundred sods in heaps for the eye, the same numbers as a table for the ear.
import { landmarkOdds } from "../../fields/landmarkOdds.ts";
import layout from "../layout/layout.module.css";
import css from "./LandmarkChart.module.css";
import { strings } from "./strings.ts";

const shortNames: Partial<Record<string, string>> = {
  None: "No landmark",
  "Standing stones": "Stones",
};

const sods = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: sods are all alike
  Array.from({ length: count }, (_, place) => <i key={place} />);

export function LandmarkChart() {
  return (
    <div className={`${css.odds} ${layout.late}`}>
      <div className={css.words}>
        <h3>{strings.oddsTitle}</h3>
        <p>{strings.oddsText}</p>
      </div>
      <div className={css.chart} aria-hidden="true">
        {landmarkOdds.map(({ landmark, inHundred }) => (
          <div key={landmark} className={landmark === "Mill" ? css.chosen : css.heap}>
            <span className={css.share}>{strings.percent(inHundred)}</span>
            <span className={css.sods}>{sods(inHundred)}</span>
            <span className={css.name}>{shortNames[landmark] ?? landmark}</span>
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
