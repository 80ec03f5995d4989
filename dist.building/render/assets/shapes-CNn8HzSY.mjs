import { n as createLucideIcon } from "./Icon-CR7LvuQg.mjs";
// node_modules/lucide-react/dist/esm/icons/compass.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "compass",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}], ["path", {
		d: "m16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z",
		key: "9ktpf1"
	}]]
};
__iconData$2.node;
var Compass = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/droplets.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "droplets",
	size: 24,
	node: [["path", {
		d: "M7 16.3c2.2 0 4-1.83 4-4.05 0-1.16-.57-2.26-1.71-3.19S7.29 6.75 7 5.3c-.29 1.45-1.14 2.84-2.29 3.76S3 11.1 3 12.25c0 2.22 1.8 4.05 4 4.05z",
		key: "1ptgy4"
	}], ["path", {
		d: "M12.56 6.6A10.97 10.97 0 0 0 14 3.02c.5 2.5 2 4.9 4 6.5s3 3.5 3 5.5a6.98 6.98 0 0 1-11.91 4.97",
		key: "1sl1rz"
	}]]
};
__iconData$1.node;
var Droplets = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/shapes.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "shapes",
	size: 24,
	node: [
		["path", {
			d: "M8.3 10a.7.7 0 0 1-.626-1.079L11.4 3a.7.7 0 0 1 1.198-.043L16.3 8.9a.7.7 0 0 1-.572 1.1Z",
			key: "1bo67w"
		}],
		["rect", {
			x: "3",
			y: "14",
			width: "7",
			height: "7",
			rx: "1",
			key: "1bkyp8"
		}],
		["circle", {
			cx: "17.5",
			cy: "17.5",
			r: "3.5",
			key: "w3z12y"
		}]
	]
};
__iconData.node;
var Shapes = createLucideIcon(__iconData);
export { Droplets as n, Compass as r, Shapes as t };
