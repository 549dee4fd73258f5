import { dayOfRow } from './day-of-row.ts';
import { PhotosHere } from './photos/PhotosHere.tsx';
import { wallClock } from './photos/wall-clock.ts';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import { partOf } from './section-context.ts';

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
