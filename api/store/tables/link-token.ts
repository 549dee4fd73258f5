import { createHash, randomBytes } from 'node:crypto';

/** A new token for a link in a mail: 192 random bits. */
export const newToken = () => randomBytes(24).toString('base64url');

/** What is stored of a token: whoever reads the database cannot make the link. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
