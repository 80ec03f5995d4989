var layout_module_default = {
	column: "_column_15tmt_2",
	pictures: "_pictures_15tmt_10",
	lede: "_lede_15tmt_18",
	late: "_late_15tmt_26"
};
export { layout_module_default as t };
