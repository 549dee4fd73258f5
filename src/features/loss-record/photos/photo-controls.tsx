import { useEffect, useState } from 'react';
import { pictureOf } from '../../../lib/storage/record-store.ts';
import styles from './photos.module.css';

interface PictureProps {
  readonly record: string;
  readonly photo: string;
  readonly alt: string;
  readonly noPreview: string;
}

/** The thumbnail of a photo, read from storage. */
export function Picture({ record, photo, alt, noPreview }: PictureProps) {
  const [source, setSource] = useState<string | null>('');
  useEffect(() => {
    let url = '';
    let isGone = false;
    void pictureOf(record, photo).then((bytes) => {
      if (isGone) return;
      if (bytes) url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      setSource(url || null);
    });
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [record, photo]);
  if (source === null) return <span className={styles.noPreview}>{noPreview}</span>;
  return source ? (
    <img className={styles.picture} src={source} alt={alt} decoding="async" />
  ) : (
    <span className={styles.picture} />
  );
}
