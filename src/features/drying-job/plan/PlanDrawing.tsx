import type { KeyboardEvent } from 'react';
import styles from '../drying-job.module.css';
import type { JobView } from '../JobSection.tsx';
import { type DrawnRoom, floorPlanOf, tip } from './floor-plan.ts';
import { planCaption } from './plan-text.ts';

/** Width in drawing units. */
const width = 640;

interface RoomKeys {
  /** Called with the focused room, or null. */
  readonly point: (room: string | null) => void;
  readonly open: (room: string) => void;
}

/** The measured rooms to scale with their air movers. With `keys` each room is a keyboard-accessible button. */
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
  /** Spoken text of the room. */
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

/** Button role for a room, since SVG has no button element. */
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
