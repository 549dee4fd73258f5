import { owner } from '#content/owner.ts';
import { type PhotoFile, photoFile, refuseTwins } from './photo-files.ts';

/** Where the owner's photographs lie, seen from where the build runs. */
export const photoFolder = 'content/photos';

type PhotoPlace = keyof typeof owner.photos;

const read = (place: PhotoPlace) => Promise.all(owner.photos[place].map((photo) => photoFile(photo, photoFolder)));
const [shop, team, jobs] = await Promise.all([read('shop'), read('team'), read('jobs')]);
refuseTwins([...shop, ...team, ...jobs]);

/** The owner's photographs by their places. Throws, and so stops the build, where one cannot be read. */
export const ownerPhotos: Readonly<Record<PhotoPlace, readonly PhotoFile[]>> = { shop, team, jobs };
