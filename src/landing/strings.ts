// What the landing page says of itself to those who share it.
export const strings = {
  shareAlt:
    "A farm on a floating island at golden hour: a red barn, a mill, rows of crops and a pond.",
};
