/** The seat of whoever reads the table that is shown; -1: none. */
class Wearer {
  seat = $state(-1);
}

export const wearer = new Wearer();
