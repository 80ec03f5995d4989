// The HTML by which another site shows a page of this one in a frame.

type Embedded = { url: string; title: string; width: number; height: number };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

export const embedCode = ({ url, title, width, height }: Embedded): string =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" frameborder="0" allowfullscreen></iframe>`;
