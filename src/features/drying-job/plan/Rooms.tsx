import { memo, useState } from 'react';
import { plain } from '#content/i18n/locale.ts';
import { withoutFloatError } from '#core/units/rounding.ts';
import { jobRoomAddress } from '../../calculators/answer/job-room.ts';
import { writeLink } from '../../calculators/url.ts';
import { SectionFields } from '../../records/form/Fields.tsx';
import { Rows } from '../../records/form/Rows.tsx';
import styles from '../../records/record.module.css';
import { JobSection, type SectionProps, sameSectionProps } from '../JobSection.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';
import { PlanTables, Power } from './PlanTables.tsx';
import { roomCalculators } from './plan-text.ts';

/** Rooms, drying chambers, and the equipment that the methods require. */
function RoomsSection(props: SectionProps) {
  const { messages, record } = props;
  const [pointed, point] = useState<string | null>(null);
  return (
    <JobSection name="rooms" messages={messages}>
      <Rows
        {...props}
        table="rooms"
        unlike={['name']}
        more={({ id }) => <RoomCalculators {...props} room={id} />}
        begin={(last) => ({ heightFt: last?.heightFt ?? null, chamber: last?.chamber ?? '' })}
      />
      <h3>{messages.heads.chambers}</h3>
      <Rows {...props} table="chambers" />
      <h3>{messages.heads.planWith}</h3>
      <SectionFields {...props} name="plan" />
      {record.rooms.length > 0 && (
        <>
          <h3>{messages.heads.plan}</h3>
          <PlanTables {...props} pointed={pointed} />
          <PlanDrawing {...props} keys={{ point, open: props.setOpen }} />
          <h3>{messages.plan.power}</h3>
          <Power {...props} />
        </>
      )}
    </JobSection>
  );
}

export const Rooms = memo(
  RoomsSection,
  sameSectionProps({
    record: ['rooms', 'chambers', 'plan'],
    derived: ['plan', 'power', 'scrubbers'],
  }),
);

/**
 * Links from a room to the calculators with its dimensions. The calculated count returns as the technician's own
 * number.
 */
function RoomCalculators({ room: id, record, job, derived, messages }: SectionProps & { readonly room: string }) {
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
  const { noChamber, shared, comesBack, scrubbers } = messages.toCalculator;
  const sharedOrAlone = isShared ? shared : comesBack;
  return (
    <>
      <h3>{messages.toCalculator.title}</h3>
      <p className={styles.buttons}>
        {roomCalculators.map((name) => (
          <a
            key={name}
            className="btn btn-alt"
            href={`${messages.calculatorsAt[name]}${writeLink(values[name])}${ends[name]}`}
          >
            {messages.toCalculator[name]}
          </a>
        ))}
      </p>
      <p>
        {chamber ? sharedOrAlone : noChamber} {scrubbers}
      </p>
    </>
  );
}
