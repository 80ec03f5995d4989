import { n as inWidths } from "./Still-DctOlFTB.mjs";
// src/stills/basket.ts
var basket = {
	width: 296,
	height: 250,
	day: {
		avif: inWidths([296, 592], ["/assets/basket-296-CrvYFosP.avif", "/assets/basket-592-CC3D4Z-p.avif"]),
		webp: inWidths([296, 592], ["/assets/basket-296-DH95i1AG.webp", "/assets/basket-592-CEb_8vUb.webp"])
	}
};
export { basket as t };
