// The way of the sun over the picture of the first view; the style sheet has where on it each half hour stands.

/** In units of the picture: noon on its top, midnight at both feet, above the trees and in the window of a phone. */
export const ARC = { left: 112, right: 680, top: 40, foot: 185 } as const;

export const arcPath = `M${ARC.left} ${ARC.foot}Q${(ARC.left + ARC.right) / 2} ${2 * ARC.top - ARC.foot} ${ARC.right} ${ARC.foot}`;
