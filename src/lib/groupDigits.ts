// Numbers for people to read: no formatter of the browser has to be made for them.
/** A whole number with a comma for each thousand: a browser's own formatter takes a twentieth of a second to begin. */
export const groupDigits = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
