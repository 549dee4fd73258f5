import type { Row } from '#core/loss-record/shape.ts';
import type { PartProps } from '../section-props.ts';
import { AddPhotos } from './AddPhotos.tsx';
import type { Links } from './add-photos.ts';
import { PhotoStrip } from './PhotoStrip.tsx';

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
