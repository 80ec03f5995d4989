// How a farm is called within a sentence: by its board, else by its field.
import { strings } from "./strings.ts";

type Called = { readonly field: number; readonly name?: string | null };

export const farmWords = ({ field, name = null }: Called): string => strings.farmOn(field, name);
