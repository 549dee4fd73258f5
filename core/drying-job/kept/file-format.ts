/** By which other software knows the file of a drying job. */
export const fileFormat = 'drying-job';
