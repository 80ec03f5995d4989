var Drawing_module_default = {
	view: "_view_1vhyh_2",
	layer: "_layer_1vhyh_3",
	ghost: "_ghost_1vhyh_4",
	drawing: "_drawing_1vhyh_19",
	thing: "_thing_1vhyh_33",
	free: "_free_1vhyh_38",
	held: "_held_1vhyh_42",
	number: "_number_1vhyh_46",
	first: "_first_1vhyh_66"
};
export { Drawing_module_default as t };
