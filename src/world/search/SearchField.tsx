// One well for numbers, names, parishes and owners, with what the letters may be the beginning of below it.
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from "react";
import site from "../../../site.config.ts";
import { meaningOf } from "../../fields/search/meaning.ts";
import { type Suggestion, suggest } from "../../fields/search/suggest.ts";
import { strings } from "../shared/strings.ts";
import css from "./SearchField.module.css";

const { size } = site.collection;

type SearchFieldProps = {
  field: Ref<HTMLInputElement>;
  typed: string;
  onTyped(text: string): void;
  onText(text: string): void;
  onField(id: number): void;
  onParish(id: number): void;
};

export function SearchField(props: SearchFieldProps) {
  const { field, typed, onTyped, onText, onField, onParish } = props;
  const prefix = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useMemo(() => (isOpen ? suggest(typed, size) : []), [isOpen, typed]);
  const isShown = options.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const take = ({ kind, id }: Suggestion) => {
    close();
    onTyped("");
    if (kind === "field") onField(id);
    else onParish(id);
  };

  /** A name written whole, or a number, leads there; anything else is looked for. */
  function follow(): void {
    const meaning = meaningOf(typed, size);
    const words = meaning?.kind === "words" ? meaning.words : null;
    const named = suggest(typed, size).find(
      ({ name }) => meaning?.kind === "number" || name.toLowerCase() === words,
    );
    if (named) take(named);
    else {
      close();
      onText(typed.trim());
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) take(chosen);
      else follow();
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place more than there are options: the text itself.
      const places = options.length + 1;
      if (isOpen) setActive(((active + 1 + step + places) % places) - 1);
      else setOpen(true);
    }
  };

  return (
    <div className={css.search}>
      <TextField
        ref={field}
        label={strings.search}
        type="search"
        name="q"
        maxLength={60}
        value={typed}
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? prefix : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${prefix}${active}` : undefined}
        onValue={(text) => {
          onTyped(text);
          setOpen(true);
          setActive(-1);
          if (text === "") onText("");
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isShown && (
        <div role="listbox" id={prefix} aria-label={strings.suggestions} className={css.list}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focus stays in the text, whose keys walk here.
            <div
              key={`${option.kind}${option.id}`}
              role="option"
              id={`${prefix}${index}`}
              aria-selected={index === active}
              className={css.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              <b>{option.name}</b>{" "}
              <span>
                {option.kind === "field"
                  ? strings.suggestedField(option.id)
                  : strings.suggestedParish}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
