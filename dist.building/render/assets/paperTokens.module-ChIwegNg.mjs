var paperTokens_module_default = { paper: "_paper_eid51_2" };
export { paperTokens_module_default as t };
