// Nothing of Node: libraries that ask for its globals get none where code of the browser is checked.
export {};
