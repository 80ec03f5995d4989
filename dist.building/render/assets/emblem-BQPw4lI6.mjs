import "./FieldEmblem-C1jvaHPj.mjs";
export {};
