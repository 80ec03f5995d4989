// A small well to narrow down the list of the room.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Search from "lucide-react/icons/search";
import css from "./FilterField.module.css";
import { strings } from "./strings.ts";

type FilterFieldProps = { value: string; placeholder: string; onValue: (value: string) => void };

export function FilterField({ value, placeholder, onValue }: FilterFieldProps) {
  return (
    <div className={css.field}>
      <Icon of={Search} size={17} />
      <input
        type="search"
        className={css.input}
        aria-label={strings.filterThings}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          onValue("");
          event.preventDefault();
          event.stopPropagation();
        }}
      />
    </div>
  );
}
