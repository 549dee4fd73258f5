/** By which other software knows the file of a drying job. */
export const fileFormat = 'drying-job';

/** What the file of a job is called in a ZIP file with its photos. */
export const packedJobName = 'job.json';
