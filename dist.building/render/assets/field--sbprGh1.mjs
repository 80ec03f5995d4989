import { n as inWidths } from "./Still-DctOlFTB.mjs";
// src/stills/field.ts
var field = {
	width: 470,
	height: 440,
	day: {
		avif: inWidths([470, 940], ["/assets/field-470-CV-1ThCR.avif", "/assets/field-940-BmKeHobV.avif"]),
		webp: inWidths([470, 940], ["/assets/field-470-DKeJlCTQ.webp", "/assets/field-940-C9gh44XD.webp"])
	},
	night: {
		avif: inWidths([470, 940], ["/assets/field-night-470-0YiQcFz3.avif", "/assets/field-night-940-CPr-z2GI.avif"]),
		webp: inWidths([470, 940], ["/assets/field-night-470-Ntfix7sK.webp", "/assets/field-night-940-Duzzz_t1.webp"])
	}
};
export { field as t };
