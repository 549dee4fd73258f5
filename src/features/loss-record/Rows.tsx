import type { LossRecord } from '#core/loss-record/record.ts';
import type { TableName } from '#core/loss-record/shape.ts';
import { Rows as RecordRows, type RowsProps } from '../records/form/Rows.tsx';
import { formOf } from './form.ts';
import type { PartProps } from './section-props.ts';

interface Props extends PartProps, Omit<RowsProps<LossRecord>, 'form' | keyof PartProps> {
  readonly table: Exclude<TableName, 'photos'>;
}

/** A table of the loss record. */
export function Rows(props: Props) {
  return <RecordRows {...props} form={formOf(props.words)} />;
}
