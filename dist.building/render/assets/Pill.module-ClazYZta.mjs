var Pill_module_default = {
	pill: "_pill_18onz_3",
	sunk: "_sunk_18onz_4"
};
export { Pill_module_default as t };
