import type { AnyRow } from '#core/record/shape.ts';
import { partOf } from '../record/section/part-of.ts';
import { Rows } from '../record/section/Rows.tsx';
import { Section } from '../record/section/Section.tsx';
import { dayOfRow } from './day-of-row.ts';

/** Who said what, and when, and what was promised. */
export const Calls = partOf(['calls'], function Calls(props) {
  return (
    <Section name="calls" words={props.words}>
      <Rows
        {...props}
        table="calls"
        begin={lastCaller}
        unlike={['at', 'said', 'promised', 'promisedBy']}
        aside={dayOfRow(props.locale)}
      />
    </Section>
  );
});

/** People call the same company again. */
function lastCaller(last: AnyRow | undefined): Partial<AnyRow> {
  return last ? { who: last.who ?? '', company: last.company ?? '', phone: last.phone ?? '' } : {};
}
