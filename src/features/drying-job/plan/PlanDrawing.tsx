import type { KeyboardEvent } from 'react';
import styles from '../drying-job.module.css';
import type { JobView } from '../JobSection.tsx';
import { type DrawnRoom, floorPlanOf, tip } from './floor-plan.ts';
import { planCaption } from './plan-text.ts';

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
  const { drawing } = props.messages.plan;
  const text = planCaption(plan, props);
  return (
    <figure className={styles.figureBox}>
      <svg
        className={styles.floor}
        viewBox={`-2 0 ${plan.width + 4} ${plan.height}`}
        role={props.keys ? 'group' : 'img'}
        aria-label={drawing}
      >
        {plan.rooms.map((room, at) => (
          <Room key={room.id} room={room} number={String(at + 1)} text={text[at] ?? ''} keys={props.keys} />
        ))}
      </svg>
      <figcaption>
        <b>{drawing}.</b> {text.join(' ')}
      </figcaption>
    </figure>
  );
}

interface RoomProps {
  readonly room: DrawnRoom;
  readonly number: string;
  /** The room in words. */
  readonly text: string;
  readonly keys: RoomKeys | undefined;
}

function Room({ room, number, text, keys }: RoomProps) {
  const { radius } = room;
  return (
    <g transform={`translate(${room.x} ${room.y})`} {...(keys && buttonOf(room.id, text, keys))}>
      <text y={-5}>{number}</text>
      <rect width={room.width} height={room.height} />
      {room.marks.map(({ x, y, blowsDegrees }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${blowsDegrees})`}>
          <path d={`M${radius} 0H${radius * tip}`} />
          <circle r={radius} />
        </g>
      ))}
    </g>
  );
}

/** A room as a button: no button of HTML stands inside of a drawing. */
function buttonOf(room: string, text: string, { point, open }: RoomKeys) {
  return {
    className: styles.room,
    role: 'button',
    tabIndex: 0,
    'aria-label': text,
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
