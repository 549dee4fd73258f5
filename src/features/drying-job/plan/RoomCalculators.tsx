import { plain } from '#content/i18n/locale.ts';
import { withoutFloatError } from '#core/units/whole-units.ts';
import { jobRoomAddress } from '../../calculators/answer/job-room.ts';
import { writeLink } from '../../calculators/link.ts';
import styles from '../../records/record.module.css';
import type { PartProps } from '../section-props.ts';
import { roomCalculators } from './room-calculators.ts';

/** The ways from a room to the calculators, with its measures. Their count comes back as the technician's own number. */
export function RoomCalculators({ room: id, record, job, derived, words }: PartProps & { readonly room: string }) {
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
