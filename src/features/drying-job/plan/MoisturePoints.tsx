import { memo } from 'react';
import { Rows } from '../../records/form/Rows.tsx';
import { JobSection } from '../JobSection.tsx';
import { sameParts } from '../same-parts.ts';
import type { PartProps } from '../section-props.ts';

/** Points and the meters that read them. */
function PointsAndMeters(props: PartProps) {
  const { words, record } = props;
  return (
    <JobSection name="points" words={words}>
      <Rows
        {...props}
        table="points"
        first={({ goalRule }) => fieldsOfPoint(String(goalRule))}
        unlike={['place', 'dryStandard', 'dryStandardFrom']}
        begin={(last) => ({
          room: last?.room ?? record.rooms.at(0)?.id ?? '',
          meter: last?.meter ?? '',
          scale: last?.scale || 'percent',
          goalRule: last?.goalRule || 'ten-percent',
        })}
      />
      <h3>{words.heads.meters}</h3>
      <Rows {...props} table="meters" />
    </JobSection>
  );
}

export const Points = memo(PointsAndMeters, sameParts({ record: ['points', 'rooms', 'meters'] }));

/** What a rule of the goal does not use is folded away. */
function fieldsOfPoint(rule: string): readonly string[] {
  const all = ['room', 'place', 'material', 'meter', 'scale', 'dryStandard', 'dryStandardFrom', 'goalRule'];
  if (rule === 'points') return [...all, 'goalPoints'];
  return rule === 'typed' ? [...all, 'goal'] : all;
}
