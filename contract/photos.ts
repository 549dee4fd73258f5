// Plain values that the form's own small script needs too: no schema library in this file.

/** Name of the parts of a multipart form that hold pictures. */
export const photosField = 'photos';

/** What a form may send: so many pictures, each so large, together so large. Bytes. */
export const photoLimits = { count: 6, bytes: 16 * 1024 * 1024, allBytes: 48 * 1024 * 1024 } as const;

/** The kinds that are taken. Devices turn others, such as HEIC, into JPEG before they send them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What a device makes of a picture before it sends it: the longer side in pixels, and JPEG's quality from 0 to 1. */
export const devicePhoto = { longestSide: 2000, quality: 0.82 } as const;
