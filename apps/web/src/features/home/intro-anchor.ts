/** Where the intro video stands on the home page. */
export const INTRO_ID = 'intro';
