import { memo, useState } from 'react';
import { Rows } from '../../records/form/Rows.tsx';
import { SectionFields } from '../../records/form/SectionFields.tsx';
import { JobSection } from '../JobSection.tsx';
import { sameParts } from '../same-parts.ts';
import type { PartProps } from '../section-props.ts';
import { PlanDrawing } from './PlanDrawing.tsx';
import { PlanTables } from './PlanTables.tsx';
import { Power } from './Power.tsx';
import { RoomCalculators } from './RoomCalculators.tsx';

/** Rooms, the chambers in which they dry, and the machines that the methods ask for. */
function RoomsAndPlan(props: PartProps) {
  const { words, record } = props;
  const [pointed, point] = useState<string | null>(null);
  return (
    <JobSection name="rooms" words={words}>
      <Rows
        {...props}
        table="rooms"
        unlike={['name']}
        more={({ id }) => <RoomCalculators {...props} room={id} />}
        begin={(last) => ({ heightFt: last?.heightFt ?? null, chamber: last?.chamber ?? '' })}
      />
      <h3>{words.heads.chambers}</h3>
      <Rows {...props} table="chambers" />
      <h3>{words.heads.planWith}</h3>
      <SectionFields {...props} name="plan" />
      {record.rooms.length > 0 && (
        <>
          <h3>{words.heads.plan}</h3>
          <PlanTables {...props} pointed={pointed} />
          <PlanDrawing {...props} keys={{ point, open: props.setOpen }} />
          <h3>{words.plan.power}</h3>
          <Power {...props} />
        </>
      )}
    </JobSection>
  );
}

export const Rooms = memo(
  RoomsAndPlan,
  sameParts({
    record: ['rooms', 'chambers', 'plan'],
    derived: ['plan', 'power', 'scrubbers'],
  }),
);
