import type { SectionName } from '#core/loss-record/shape.ts';
import { SectionFields as RecordSectionFields } from '../records/form/SectionFields.tsx';
import { formOf } from './form.ts';
import type { PartProps } from './section-props.ts';

interface Props extends PartProps {
  readonly name: SectionName;
  /** The fields that are shown; all where left out. */
  readonly only?: readonly string[];
}

/** A section of the loss record. */
export function SectionFields(props: Props) {
  return <RecordSectionFields {...props} form={formOf(props.words)} />;
}
