import './print.css';
import { usePrinting } from './use-printing.ts';

interface PrintHeadProps {
  /** What the record is called; its field follows. */
  readonly title: string;
  /** The company of the owner's file, in one line. */
  readonly letterhead: string | undefined;
  /** Who made what is printed, and when. */
  readonly made?: (now: Date) => string;
}

/** The head of a record on paper. What follows it is printed as words. */
export function PrintHead({ title, letterhead, made }: PrintHeadProps) {
  const isPrinting = usePrinting();
  return (
    <div data-record-head="">
      {letterhead}
      {isPrinting && made && <p>{made(new Date())}</p>}
      <b>{title}</b>
    </div>
  );
}
