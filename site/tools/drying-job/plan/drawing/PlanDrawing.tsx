import type { KeyboardEvent } from 'react';
import styles from '../../drying-job.module.css';
import type { JobView } from '../../open/part.ts';
import { drawnWords } from './drawn-words.ts';
import { type DrawnRoom, floorPlanOf, markRadius } from './floor-plan.ts';

/** Units of the drawing's width. */
const width = 640;

/** What the keys do with a room of the drawing. */
interface RoomKeys {
  /** The keys are at that room, or at none. */
  readonly point: (room: string | null) => void;
  readonly open: (room: string) => void;
}

/**
 * The measured rooms to one scale, with the air movers where the rule for their count puts them. With `keys` each room can be
 * reached by keyboard.
 */
export function PlanDrawing(props: JobView & { readonly keys?: RoomKeys }) {
  const plan = floorPlanOf(props, width);
  if (!plan) return null;
  const { drawing } = props.words.plan;
  const said = drawnWords(plan, props);
  return (
    <figure className={styles.figureBox}>
      <svg
        className={styles.floor}
        viewBox={`-2 0 ${plan.width + 4} ${plan.height}`}
        role={props.keys ? 'group' : 'img'}
        aria-label={drawing}
      >
        {plan.rooms.map((room, at) => (
          <Room
            key={room.id}
            room={room}
            number={String(at + 1)}
            scale={plan.scale}
            said={said[at] ?? ''}
            keys={props.keys}
          />
        ))}
      </svg>
      <figcaption>
        <b>{drawing}.</b> {said.join(' ')}
      </figcaption>
    </figure>
  );
}

interface RoomProps {
  readonly room: DrawnRoom;
  readonly number: string;
  readonly scale: number;
  /** The room in words. */
  readonly said: string;
  readonly keys: RoomKeys | undefined;
}

function Room({ room, number, scale, said, keys }: RoomProps) {
  const radius = markRadius(room);
  return (
    <g transform={`translate(${room.x} ${room.y})`} {...(keys && buttonOf(room.id, said, keys))}>
      <text y={-5}>{number}</text>
      <rect width={room.width} height={room.height} />
      {room.movers.map(({ xFt, yFt, blowsDegrees }) => (
        <g key={`${xFt} ${yFt}`} transform={`translate(${xFt * scale} ${yFt * scale}) rotate(${blowsDegrees})`}>
          <path d={`M${radius} 0H${radius * 2.2}`} />
          <circle r={radius} />
        </g>
      ))}
    </g>
  );
}

/** A room as a button: no button of HTML stands inside of a drawing. */
function buttonOf(room: string, said: string, { point, open }: RoomKeys) {
  return {
    className: styles.room,
    role: 'button',
    tabIndex: 0,
    'aria-label': said,
    onFocus: () => point(room),
    onBlur: () => point(null),
    onClick: () => open(room),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open(room);
    },
  };
}
