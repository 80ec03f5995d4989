// Alpha Fields: a dial, the field it is set to with its deed, another beside it, and how rare landmarks are.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useMemo, useState } from "react";
import words from "../../../content/landing/alpha-fields.json";
import site from "../../../site.config.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { link } from "../../lib/link.ts";
import layout from "../layout/layout.module.css";
import css from "./AlphaFields.module.css";
import { besideWords } from "./beside.ts";
import { Dial } from "./Dial.tsx";
import { FieldDeed } from "./FieldDeed.tsx";
import { FieldIsland } from "./FieldIsland.tsx";
import { LandmarkPlank } from "./LandmarkPlank.tsx";
import { strings } from "./strings.ts";
import { useDialled } from "./useDialled.ts";
import { useOwnFields } from "./useOwnFields.ts";

const { address, size } = site.collection;

/** The field that the still shows. */
const example = Math.min(417, size - 1);

const traitsOf = (id: number) => fieldTraits(address, id);
const nameOf = (id: number) => fieldName(id, traitsOf(id));

/** Long enough that somebody who types a number hears the field, not each digit. */
const SETTLED_MS = 700;

/** The section, which begins with a field of the visitor's own where there is one. */
export const AlphaFields = () => <FieldsByNumber own={useOwnFields()} />;

export function FieldsByNumber({ own }: { own: readonly number[] }) {
  const { id, turn } = useDialled(own[0] ?? example, size);
  const [isTouched, setTouched] = useState(false);
  /** The field that another is compared with. */
  const [beside, setBeside] = useState<number | null>(null);
  const traits = useMemo(() => traitsOf(id), [id]);

  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => announce(strings.told(id, nameOf(id))), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, isTouched]);

  return (
    <section id="alphafields" aria-labelledby="alphafields-title" className={css.section}>
      <div className={layout.column}>
        <h2 id="alphafields-title">{words.title}</h2>
        <p className={`${layout.lede} ${css.lede}`}>{words.lede}</p>
        <p className={css.gallery}>
          <a href={link("/fields")}>{words.gallery}</a>
        </p>
        <div className={`${layout.pictures} ${layout.parts} ${css.table}`}>
          <Dial
            id={id}
            size={size}
            chance={Math.random}
            onTurn={turn}
            onTouch={() => setTouched(true)}
          />
          <FieldIsland traits={traits} isTouched={isTouched || id !== example} example={example} />
          <FieldDeed
            traits={traits}
            size={size}
            isOwn={own.includes(id)}
            isComparing={beside !== null}
            onCompare={() => setBeside(beside === null ? id : null)}
          />
        </div>
        <p className={css.beside} role="status">
          {beside !== null && <Beside id={id} beside={beside} />}
        </p>
        <LandmarkPlank own={traits.landmark} />
      </div>
    </section>
  );
}

function Beside({ id, beside }: { id: number; beside: number }) {
  if (id === beside) return strings.lay(beside);
  return (
    <>
      <b>{strings.beside(beside, nameOf(beside))}</b>
      {besideWords(traitsOf(id), traitsOf(beside))}
    </>
  );
}
