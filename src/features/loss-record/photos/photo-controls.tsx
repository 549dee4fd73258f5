import { useEffect, useState } from 'react';
import { pictureOf } from '../../../lib/storage/record-store.ts';
import record from '../../records/record.module.css';
import styles from './photos.module.css';

interface FileButtonProps {
  readonly label: string;
  /** Accessible name, where several buttons have the same label. */
  readonly named?: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  readonly isFirst?: boolean | undefined;
  readonly disabled: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A button that opens the camera or the file picker. */
export function FileButton({ label, named, accept, isCamera, isFirst, disabled, take }: FileButtonProps) {
  return (
    <label
      className={`btn ${isFirst ? '' : 'btn-alt'} ${record.fileButton} ${styles.file}`}
      data-disabled={disabled || undefined}
    >
      <span aria-hidden={named ? true : undefined}>{label}</span>
      <input
        type="file"
        aria-label={named}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera}
        disabled={disabled}
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          // Reset so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}

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
