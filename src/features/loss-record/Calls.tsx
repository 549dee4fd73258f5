import type { AnyRow } from '#core/records/shape.ts';
import { dayOfRow } from './day-of-row.ts';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import { partOf } from './section-context.ts';

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
