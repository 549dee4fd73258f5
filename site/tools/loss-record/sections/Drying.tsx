import { PhotosHere } from '../photos/PhotosHere.tsx';
import { wallClock } from '../photos/taking/wall-clock.ts';
import { partOf } from '../record/section/part-of.ts';
import { Rows } from '../record/section/Rows.tsx';
import { Section } from '../record/section/Section.tsx';
import { dayOfRow } from './day-of-row.ts';

/** Machines and readings, day by day, each with a photo of its display. */
export const Drying = partOf(
  ['drying'],
  function Drying(props) {
    return (
      <Section name="drying" words={props.words}>
        <Rows
          {...props}
          table="drying"
          begin={(last) => ({ at: wallClock(new Date()), room: last?.room ?? '' })}
          unlike={['at', 'reading']}
          aside={dayOfRow(props.locale)}
          more={({ id, room }) => (
            <PhotosHere {...props} links={{ drying: id, room: String(room) }} isHere={({ drying }) => drying === id} />
          )}
        />
      </Section>
    );
  },
  true,
);
