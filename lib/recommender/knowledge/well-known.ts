/** Fame from which most players know a game: they call it by its initials, know who made it, and mean it where they misspell it. */
export const WELL_KNOWN = 4;
