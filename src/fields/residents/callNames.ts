// What residents are called: 96 names, half of them a she's and half a he's.

/** The order of every list is part of who is called what: never move a name. */
export const callNames = {
  she: (
    "Winifred Mabel Clementine Dorothea Hettie Beatrix Florence Harriet Josephine Lavinia Nell " +
    "Prudence Rosamund Tabitha Ursula Agatha Cecily Edith Gwendolen Isadora Kitty Matilda Octavia " +
    "Queenie Sophronia Una Wilhelmina Blanche Delphine Fenella Henrietta Jemima Marjorie Olive " +
    "Rosalind Theodora Violet Alma Cordelia Eliza Greta Ida Leonora Nora Pearl Selina Verity Bess"
  ).split(" "),
  he: (
    "Bartholomew Horace Barnaby Percival Augustus Cuthbert Gilbert Ivor Kit Mortimer Oswald Quentin " +
    "Silas Vernon Wilfred Bertram Digby Ferdinand Humphrey Jasper Leopold Ned Peregrine Rufus " +
    "Tobias Victor Abel Caspar Ezra Godfrey Ignatius Lionel Nathaniel Phineas Solomon Uriah Walter " +
    "Basil Dudley Fergus Hubert Jonas Magnus Otis Reuben Thaddeus Wallace Albion"
  ).split(" "),
} as const satisfies Record<"she" | "he", readonly string[]>;
