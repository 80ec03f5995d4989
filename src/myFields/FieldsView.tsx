// The fields themselves, as pieces of land, and what sifts them.
import { useRef, useState } from "react";
import type { FieldHolding } from "../holdings/index.ts";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/LiveRegion.tsx";
import css from "./FieldsView.module.css";
import { FieldTile } from "./FieldTile.tsx";
import { SieveControls } from "./SieveControls.tsx";
import { everything, type Sieve, siftFields } from "./siftFields.ts";
import { strings } from "./strings.ts";

export function FieldsView({ fields }: { fields: readonly FieldHolding[] }) {
  const [wanted, setWanted] = useState<Sieve>(everything);
  const area = useRef<HTMLElement>(null);
  const hasBoth = new Set(fields.map(({ place }) => place)).size > 1;
  // With one place left there is no choice to be seen, so none may be in force.
  const sieve: Sieve = hasBoth ? wanted : { ...wanted, place: "all" };
  const found = siftFields(fields, sieve);
  const isSifted = found.length < fields.length;

  const sift = (next: Sieve) => {
    setWanted(next);
    announce(tell(siftFields(fields, next).length, fields.length));
  };
  const showAll = () => {
    sift(everything);
    // The button goes away with what it was for.
    area.current?.querySelector("input")?.focus();
  };

  return (
    <>
      {fields.length > 1 && (
        <search ref={area} className={css.sieve} aria-label={strings.sift}>
          <SieveControls sieve={sieve} hasBoth={hasBoth} onSieve={sift} />
          {isSifted && (
            <div className={css.count}>
              <p>{tell(found.length, fields.length)}</p>
              <Button kind="quiet" size="small" onClick={showAll}>
                {strings.showAll}
              </Button>
            </div>
          )}
        </search>
      )}
      <ul role="list" aria-label={strings.list} className={css.land}>
        {found.map((field) => (
          <FieldTile key={field.id} field={field} />
        ))}
      </ul>
    </>
  );
}

const tell = (found: number, all: number): string =>
  found === 0 ? strings.nothingFound : strings.found(found, all);
