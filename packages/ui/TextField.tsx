// A labelled well to write in, with its hint, its error and, for a search, a way to empty it.
import CircleAlert from "lucide-react/icons/circle-alert";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ChangeEvent, type ComponentProps, useId } from "react";
import { Icon } from "./Icon.tsx";
import { useTexts } from "./language.ts";
import { texts } from "./strings.ts";
import css from "./TextField.module.css";

type FieldProps = ComponentProps<"input"> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The text itself, after every change. */
  onValue?: ((value: string) => void) | undefined;
};

/** Empties an input so that React, and whoever else listens, hears of it as of typing. */
function empty(input: HTMLInputElement) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  set.call(input, "");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

export function TextField({ label, hint, error, onValue, className, ...input }: FieldProps) {
  const strings = useTexts(texts);
  const own = useId();
  const id = input.id ?? own;
  const search = input.type === "search";
  const describedBy = [
    input["aria-describedby"],
    hint && `${id}hint`,
    error && `${id}error`,
  ].filter(Boolean);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange?.(event);
    onValue?.(event.currentTarget.value);
  };

  return (
    <div className={className ? `${css.field} ${className}` : css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.well}>
        {search && <Icon of={Search} className={css.lens} />}
        <input
          autoComplete={search ? "off" : undefined}
          {...input}
          id={id}
          // A placeholder, if only a space, is how the style knows an empty input.
          placeholder={input.placeholder ?? " "}
          aria-describedby={describedBy.join(" ") || undefined}
          aria-invalid={error ? true : undefined}
          className={css.input}
          onChange={onChange}
        />
        {search && (
          <button
            type="button"
            aria-label={strings.clear}
            className={css.clear}
            onClick={(event) => empty(event.currentTarget.parentElement!.querySelector("input")!)}
          >
            <Icon of={X} size={18} />
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}error`} className={css.error} aria-live="polite">
        {error && (
          <>
            <Icon of={CircleAlert} size={18} />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
