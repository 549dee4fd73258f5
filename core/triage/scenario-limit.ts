/** The longest description, in characters (UTF-16 units) after trimming. */
export const scenarioLimit = 5000;
