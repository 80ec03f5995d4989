// The version of the rules that all tables here are of: other numbers are another version.
export const RULES = 1;
