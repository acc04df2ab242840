/** Whose board is looked at: chosen at the boards or at a player's panel; -1: one's own. */
export const looking = $state({ at: -1 });
