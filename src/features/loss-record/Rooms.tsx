import { Shots, shotsHad } from './photos/PhotoChecklist.tsx';
import { PhotosHere } from './photos/PhotosHere.tsx';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import { partOf } from './section-context.ts';

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
