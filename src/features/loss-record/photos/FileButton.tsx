import record from '../../records/record.module.css';
import styles from './photos.module.css';

interface FileButtonProps {
  readonly label: string;
  /** What a reader hears in place of the label, where several have the same one. */
  readonly named?: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  /** The one way on that stands out. */
  readonly isFirst?: boolean | undefined;
  readonly disabled: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A button that opens the camera, or the device's files. */
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
          // The same file may be chosen again after it was refused.
          event.target.value = '';
        }}
      />
    </label>
  );
}
