import { memo, useState } from 'react';
import { plain } from '#content/i18n/locale.ts';
import { withoutFloatError } from '#core/units/rounding.ts';
import { jobRoomAddress } from '../../calculators/answer/job-room.ts';
import { writeLink } from '../../calculators/link.ts';
import { Rows } from '../../records/form/Rows.tsx';
import { SectionFields } from '../../records/form/SectionFields.tsx';
import styles from '../../records/record.module.css';
import { JobSection } from '../JobSection.tsx';
import { sameParts } from '../same-parts.ts';
import type { PartProps } from '../section-props.ts';
import { PlanDrawing } from './PlanDrawing.tsx';
import { PlanTables } from './PlanTables.tsx';
import { Power } from './Power.tsx';
import { roomCalculators } from './room-calculators.ts';

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

/** The ways from a room to the calculators, with its measures. Their count comes back as the technician's own number. */
function RoomCalculators({ room: id, record, job, derived, words }: PartProps & { readonly room: string }) {
  const room = job.rooms.find((each) => each.id === id);
  const plan = derived.plan.rooms.find(({ roomId }) => roomId === id);
  if (!room || !plan) return null;
  const size = { length: plain(room.lengthFt), width: plain(room.widthFt) };
  const height = plain(room.heightFt);
  const { surface, insets, material, wet } = room;
  const wetAreas = { wetFloor: plain(wet.floorSqFt), wetUpper: plain(plan.wetUpperSqFt) };
  const values = {
    'air-movement': { ...size, moverType: job.airMoverType, surface, insets: plain(insets), ...wetAreas },
    dehumidification: { ...size, height, material, damageClass: `class${plan.lossClass}` },
    'air-scrubber': { ...size, height },
  };
  const chamber = record.rooms.find((each) => each.id === id)?.chamber;
  const isShared = record.rooms.filter((each) => each.chamber === chamber).length > 1;
  const pints = derived.plan.chambers.find(({ chamberId }) => chamberId === chamber)?.specificationPints ?? 0;
  const others = withoutFloatError(pints - plan.specification.requiredPints);
  const at = { job: record.id, room: id };
  const ends = {
    'air-movement': jobRoomAddress({ ...at, asked: 'movers' }),
    dehumidification: chamber ? jobRoomAddress({ ...at, asked: 'dehumidifiers', ...(isShared && { others }) }) : '',
    'air-scrubber': '',
  };
  const { noChamber, shared, comesBack, scrubbers } = words.toCalculator;
  const sharedOrAlone = isShared ? shared : comesBack;
  return (
    <>
      <h3>{words.toCalculator.title}</h3>
      <p className={styles.buttons}>
        {roomCalculators.map((name) => (
          <a
            key={name}
            className="btn btn-alt"
            href={`${words.calculatorsAt[name]}${writeLink(values[name])}${ends[name]}`}
          >
            {words.toCalculator[name]}
          </a>
        ))}
      </p>
      <p>
        {chamber ? sharedOrAlone : noChamber} {scrubbers}
      </p>
    </>
  );
}
