// The address of the picture of a piece of furniture, drawn when the site is built.
import { link } from "./link.ts";

export const pieceUrl = (id: string): string => link(`/pieces/${id}.svg`);
