const prefix = 'sample-';

/** An id that marks its record as a sample. */
export const newSampleId = () => `${prefix}${crypto.randomUUID()}`;

/** Whether a record is a sample: it is marked, and no other tool uses it as the visitor's own. */
export const isSample = (id: string) => id.startsWith(prefix);
