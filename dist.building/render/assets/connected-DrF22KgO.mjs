import "./WithCore-75-jgwmo.mjs";
export {};
