import styles from '../drying-job.module.css';
import type { JobView } from '../open/part.ts';
import { drawnWords } from './drawn-words.ts';
import { type DrawnRoom, floorPlanOf, markRadius } from './floor-plan.ts';

/** Units of the drawing's width. */
const width = 640;

/** The measured rooms to one scale, with the air movers where the rule for their count puts them. */
export function PlanDrawing(props: JobView) {
  const plan = floorPlanOf(props, width);
  if (!plan) return null;
  const { drawing } = props.words.plan;
  return (
    <figure className={styles.figureBox}>
      <svg className={styles.floor} viewBox={`-2 0 ${plan.width + 4} ${plan.height}`} role="img" aria-label={drawing}>
        {plan.rooms.map((room, at) => (
          <Room key={room.id} room={room} number={String(at + 1)} scale={plan.scale} />
        ))}
      </svg>
      <figcaption>
        <b>{drawing}.</b> {drawnWords(plan, props).join(' ')}
      </figcaption>
    </figure>
  );
}

interface RoomProps {
  readonly room: DrawnRoom;
  readonly number: string;
  readonly scale: number;
}

function Room({ room, number, scale }: RoomProps) {
  const radius = markRadius(room);
  return (
    <g transform={`translate(${room.x} ${room.y})`}>
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
