import { PhotosHere } from '../photos/PhotosHere.tsx';
import { Shots, shotsHad } from '../photos/Shots.tsx';
import { partOf } from '../record/section/part-of.ts';
import { Rows } from '../record/section/Rows.tsx';
import { Section } from '../record/section/Section.tsx';

/** The rooms, each with the views that it still lacks. */
export const Rooms = partOf(['rooms', 'photos'], function Rooms(props) {
  const { record, state, words, locale } = props;
  return (
    <Section name="rooms" words={words}>
      <Rows
        {...props}
        table="rooms"
        unlike={['name']}
        first={() => ['name', 'waterIn']}
        aside={({ id }) => shotsHad(record, id, words, locale)}
        more={({ id }) => (
          <>
            <Shots room={id} record={record} state={state} words={words} locale={locale} />
            <PhotosHere {...props} links={{ room: id }} isHere={(photo) => photo.room === id} />
          </>
        )}
      />
    </Section>
  );
});
