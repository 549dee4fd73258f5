import { memo } from 'react';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { Rows } from '../../records/form/Rows.tsx';
import { MachinePhotos } from '../EquipmentPhotos.tsx';
import { JobSection } from '../JobSection.tsx';
import { sameParts } from '../same-parts.ts';
import type { PartProps } from '../section-props.ts';
import { nowOnWall } from '../visits/local-now.ts';
import { Days } from './Days.tsx';

/** Machines, what was moved or stood still, and their days. */
function MachinesAndDays(props: PartProps) {
  const { words, record } = props;
  return (
    <JobSection name="machines" words={words}>
      <Rows
        {...props}
        table="machines"
        first={() => ['kind', 'serial', 'room', 'placedAt', 'removedAt']}
        unlike={['serial']}
        begin={(last) => ({
          kind: last?.kind || 'air-mover',
          room: last?.room ?? record.rooms.at(0)?.id ?? '',
          placedAt: last?.placedAt || nowOnWall(),
        })}
        more={({ id }) => <MachinePhotos {...props} machine={id} />}
        along={({ id }) => ofMachine(record, id)}
        aside={({ removedAt }) => (removedAt ? `${words.fields.machines.removedAt} ✓` : '')}
      />
      <h3>{words.heads.moves}</h3>
      <Rows {...props} table="moves" begin={() => ({ at: nowOnWall() })} />
      <h3>{words.heads.stops}</h3>
      <Rows {...props} table="stops" begin={() => ({ from: nowOnWall() })} />
      <h3>{words.heads.days}</h3>
      <Days {...props} />
    </JobSection>
  );
}

/** What was noted of a machine alone. */
function ofMachine(record: JobRecord, machine: string) {
  return (['photos', 'moves', 'stops'] as const).flatMap((table) =>
    record[table].filter((row) => row.machine === machine).map(({ id }) => ({ table, id })),
  );
}

export const Machines = memo(
  MachinesAndDays,
  sameParts({
    record: ['machines', 'photos', 'moves', 'stops', 'rooms', 'plan'],
    derived: ['equipment'],
  }),
);
