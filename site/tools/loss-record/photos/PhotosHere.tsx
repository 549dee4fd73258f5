import type { Row } from '#core/claim/loss-record/shape.ts';
import type { PartProps } from '../record/section/part.ts';
import { AddPhotos } from './AddPhotos.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import type { Links } from './taking/take-photos.ts';

interface PhotosHereProps extends PartProps {
  /** What new photos belong to. */
  readonly links: Links;
  readonly isHere: (photo: Row<'photos'>) => boolean;
  readonly hasReceipt?: boolean;
}

/** The photos of a room, a thing, a cost or a day of drying, and the way to add more. */
export function PhotosHere({
  record,
  state,
  words,
  locale,
  setOpen,
  links,
  isHere,
  hasReceipt = false,
}: PhotosHereProps) {
  return (
    <>
      <AddPhotos links={links} state={state} words={words} locale={locale} hasReceipt={hasReceipt} />
      <PhotoStrip record={record} photos={record.photos.filter(isHere)} words={words} locale={locale} open={setOpen} />
    </>
  );
}
