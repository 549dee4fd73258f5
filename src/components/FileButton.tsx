import styles from './tool.module.css';

interface FileButtonProps {
  readonly label: string;
  /** Accessible name, where several buttons have the same label. */
  readonly named?: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  /** Takes one file, as a camera does. */
  readonly isSingle?: boolean;
  readonly isFirst?: boolean | undefined;
  readonly disabled?: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A button that opens the file picker or the camera. */
export function FileButton({ label, named, accept, isCamera, isSingle, isFirst, disabled, take }: FileButtonProps) {
  return (
    <label className={`btn ${isFirst ? '' : 'btn-alt'} ${styles.fileButton}`} data-disabled={disabled || undefined}>
      <span aria-hidden={named ? true : undefined}>{label}</span>
      <input
        type="file"
        aria-label={named}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera && !isSingle}
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

/** The files that a record is saved in. */
export const recordFiles = '.json,.zip,application/json,application/zip';
