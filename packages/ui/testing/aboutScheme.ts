// All that a colour scheme changes for axe: the colours, and which of two pictures is shown.
export const aboutScheme: string[] = [
  "color-contrast",
  "link-in-text-block",
  "image-alt",
  "role-img-alt",
  "svg-img-alt",
];
