import { n as createLucideIcon } from "./Icon-CR7LvuQg.mjs";
// node_modules/lucide-react/dist/esm/icons/armchair.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "armchair",
	size: 24,
	node: [
		["path", {
			d: "M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3",
			key: "irtipd"
		}],
		["path", {
			d: "M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z",
			key: "1qyhux"
		}],
		["path", {
			d: "M5 18v2",
			key: "ppbyun"
		}],
		["path", {
			d: "M19 18v2",
			key: "gy7782"
		}]
	]
};
__iconData.node;
var Armchair = createLucideIcon(__iconData);
export { Armchair as t };
