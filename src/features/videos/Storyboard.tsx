import type { ReactNode } from 'react';
import type { Script, Storyboard } from '#content/en/collections/videos.ts';
import style from '../../lib/figures/shared/drawing.module.css';
import { WetHatch } from '../../lib/figures/shared/drawing.tsx';
import styles from './Storyboard.module.css';

/** A layer of a drawing: its class in drawing.module.css, and its path. */
type Layer = readonly [layer: keyof typeof layers, path: string];

const layers = {
  body: style.body,
  line: style.line,
  fine: style.fine,
  dash: style.dash,
  water: style.water,
  deep: style.deep,
  flow: style.flow,
  safe: style.safe,
  danger: style.danger,
  warm: style.warm,
  ground: style.ground,
  leader: style.leader,
  wet: undefined,
} as const;

/** The floor of a drawing 200 units wide. */
const floor: readonly Layer[] = [
  ['ground', 'M0 104H200V120H0Z'],
  ['body', 'M-4 92H204V104H-4Z'],
];

/** A stain that climbs the wall, hatched where the drywall is soaked. */
const stain: readonly Layer[] = [
  ['water', 'M126 92Q122 58 144 50T178 58Q190 72 186 92Z'],
  ['wet', 'M136 92Q134 72 150 68T174 74Q180 82 178 92Z'],
];

/** A pin meter against the wall, its pins down. */
const meter = (x: number, y: number): readonly Layer[] => [
  ['line', `M${x + 8} ${y + 40}v9M${x + 18} ${y + 40}v9`],
  ['body', `M${x + 4} ${y}h18q4 0 4 4v27l-5 9h-16l-5 -9v-27q0 -4 4 -4z`],
  ['water', `M${x + 5} ${y + 6}h16v11h-16z`],
  ['fine', `M${x + 8} ${y + 24}h10M${x + 8} ${y + 29}h10`],
];
const dot = (x: number, y: number) => `M${x} ${y}m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0`;

/** A room from above, wet along two walls. */
const room: readonly Layer[] = [
  ['body', 'M20 12H180V108H20Z'],
  ['water', 'M20 12H180V108H162V30H20Z'],
  ['wet', 'M20 12H180V108H171V21H20Z'],
];

/** An air mover from above, blowing to the right of its own frame, 40 units wide. */
const mover: readonly Layer[] = [
  ['body', 'M4 4q14 -8 24 0l8 2v20l-8 2q-10 8 -24 0q-8 -12 0 -24z'],
  ['line', 'M28 4v24'],
  ['fine', 'M15 16m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M15 8v16M7 16h16'],
];

const wall: readonly Layer[] = [
  ['ground', 'M0 78H160V90H0Z'],
  ['body', 'M136 6H146V78H136Z'],
  ['wet', 'M136 44H146V78H136Z'],
  ['water', 'M136 44H146V78H136Z'],
  ['line', 'M0 78H160'],
];

const drawings: Readonly<Record<Storyboard, readonly Layer[]>> = {
  valve: [
    ['body', 'M-4 56H56V74H-4ZM104 56H164V74H104Z'],
    ['water', 'M-4 59H56V71H-4Z'],
    ['body', 'M56 50h8q16 -6 32 0h8v30h-8q-16 6 -32 0h-8z'],
    ['body', 'M72 47V38h16v9M76 38V26h8v12'],
    ['line', 'M44 22a36 8 0 1 0 72 0a36 8 0 1 0 -72 0M80 22L50 18M80 22l30 -4M80 22v8'],
    ['danger', 'M126 12q12 8 8 24m0 0l-8 -5m8 5l5 -8'],
    ['fine', 'M12 56V74M40 56V74M120 56V74M148 56V74'],
  ],
  meter: [
    ['ground', 'M0 82H160V90H0Z'],
    ['body', 'M20 -4H36V82H20Z'],
    ['water', 'M20 34H36V82H20Z'],
    ['wet', 'M20 48H36V82H20Z'],
    ['line', 'M0 82H160M36 52l14 -4M36 60l14 -4'],
    ['body', 'M52 40l8 -22q2 -5 7 -3l24 9q5 2 3 7l-14 37q-2 5 -7 3l-20 -8q-4 -2 -3 -6z'],
    ['water', 'M67 22l20 8l-6 15l-20 -8z'],
    ['fine', 'M62 46l14 6M60 51l14 6'],
    ['leader', 'M84 36L112 26'],
    ['deep', 'M114 20h34v11h-34z'],
    ['fine', 'M114 40h34M114 48h24M114 56h30'],
  ],
  machine: [
    ...wall,
    ['body', 'M88 78V56L76 48A30 30 0 1 0 46 78Z'],
    ['line', 'M24 51a22 22 0 1 0 44 0a22 22 0 1 0 -44 0'],
    ['fine', 'M46 44a7 7 0 1 0 .1 0M46 29v15M46 58v15M24 51h15M53 51h15'],
    ['line', 'M30 26q14 -14 30 -2'],
    ['flow', 'M94 60H126m0 0l-6 -4m6 4l-6 4M94 68H130m0 0l-6 -4m6 4l-6 4M94 76H126m0 0l-6 -4m6 4l-6 4'],
  ],
  paper: [
    ['body', 'M22 8h58v76H22z'],
    ['body', 'M38 3h26v9H38z'],
    ['fine', 'M46 28h26M46 46h26M46 64h20'],
    ['safe', 'M30 26l4 4 7 -8M30 44l4 4 7 -8'],
    ['line', 'M31 59h9v9h-9z'],
    ['body', 'M98 10q0 -4 4 -4h36q4 0 4 4v70q0 4 -4 4h-36q-4 0 -4 -4z'],
    ['water', 'M103 58q8 -5 17 0t17 0V70H103Z'],
    ['line', 'M103 16h34v54h-34zM114 77h12'],
    ['fine', 'M103 40h34M114 16v24'],
  ],
  storm: [
    ['ground', 'M0 84H160V90H0Z'],
    ['body', 'M44 84V46h72v38z'],
    ['body', 'M32 48L80 16l48 32z'],
    ['body', 'M70 84V62h20v22zM98 56h12v10H98z'],
    ['line', 'M0 84H160'],
    ['flow', 'M18 10l-6 14M40 4l-6 14M132 6l-6 14M152 20l-6 14M14 44l-6 14'],
    ['water', 'M116 90V80q11 -6 22 0t22 0V90Z'],
  ],
  'three-meters': [
    ...[14, 66, 118].flatMap((x): Layer[] => [
      ['line', `M${x + 8} 68v10M${x + 20} 68v10`],
      ['body', `M${x + 3} 18h22q4 0 4 4v40l-6 6h-18l-6 -6v-40q0 -4 4 -4z`],
      ['fine', `M${x + 6} 44h16M${x + 6} 51h16`],
    ]),
    ['water', 'M18 24h20v13H18z'],
    ['safe', 'M70 24h20v13H70z'],
    ['danger', 'M122 24h20v13h-20z'],
    ['ground', 'M0 84H160V90H0Z'],
  ],
  readings: [
    ['line', 'M18 8v68h134'],
    ['dash', 'M18 68H152'],
    ['flow', 'M18 20l26 5 22 16 24 16 28 7 26 2'],
    [
      'deep',
      'M44 25m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M66 41m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M90 57m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    ],
    ['safe', 'M118 64m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0'],
  ],
};

/** A shot: its layers, and an air mover at a place and an angle. */
interface Shot {
  readonly layers: readonly Layer[];
  readonly mover?: readonly [x: number, y: number, degrees: number];
}

/** Three drawings per script, 200 by 120 units. */
const shotsOf: Readonly<Record<Script['board'], readonly [Shot, Shot, Shot]>> = {
  'wall-readings': [
    { layers: [...stain, ...floor, ...meter(18, 34)] },
    { layers: [...stain, ...floor, ['safe', `${dot(30, 78)}${dot(60, 78)}`], ...meter(78, 34)] },
    {
      layers: [
        ...stain,
        ...floor,
        ['safe', `${dot(24, 78)}${dot(52, 78)}${dot(80, 78)}`],
        ['deep', `${dot(132, 78)}${dot(158, 78)}`],
        ['danger', 'M108 14V90'],
        ['leader', 'M108 24h22m0 0l-6 -4m6 4l-6 4'],
      ],
    },
  ],
  'mover-places': [
    {
      layers: [
        ...room,
        ['flow', 'M104 54h26m0 0l-6 -4m6 4l-6 4M104 62h30m0 0l-6 -4m6 4l-6 4M104 70h26m0 0l-6 -4m6 4l-6 4'],
      ],
      mover: [62, 46, 0],
    },
    {
      layers: [
        ...room,
        [
          'flow',
          'M82 58V36m0 0l-4 6m4 -6l4 6M118 58V36m0 0l-4 6m4 -6l4 6M92 34q-22 -4 -34 10m0 0l1 -7m-1 7l7 -2M108 34q22 -4 34 10m0 0l-1 -7m1 7l-7 -2',
        ],
      ],
      mover: [84, 98, -90],
    },
    {
      layers: [
        ['body', 'M20 12H180V108H20Z'],
        ['water', 'M110 12H180V108H170V20H110Z'],
        ['wet', 'M120 12H180V108H175V16H120Z'],
        ['flow', 'M72 36Q110 22 158 24m0 0l-7 -4m7 4l-7 4M74 46Q120 34 158 42q6 4 6 30m0 0l-4 -7m4 7l4 -7'],
      ],
      mover: [28, 38, -20],
    },
  ],
  'claim-photos': [
    {
      layers: [
        ['body', 'M-4 -4H204V124H-4Z'],
        ['water', 'M0 120L56 84H144L200 120Z'],
        ['line', 'M56 28H144V84H56ZM0 -8L56 28M200 -8L144 28M0 120L56 84M200 120L144 84'],
        ['body', 'M72 40h26v22H72zM112 48h20v36h-20z'],
        ['fine', 'M85 40v22M72 51h26'],
        ['danger', 'M14 28V14H30M170 14H186V28M14 92V106H30M170 106H186V92'],
      ],
    },
    {
      layers: [
        ...floor,
        ['water', 'M-4 58q12 -6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0V92H-4Z'],
        ['wet', 'M-4 72H204V92H-4Z'],
        ['body', 'M92 14h26v78H92z'],
        ['fine', 'M92 24h10M92 34h14M92 44h10M92 54h14M92 64h10M92 74h14M92 84h10'],
        ['danger', 'M170 58H126m0 0l8 -5m-8 5l8 5'],
      ],
    },
    {
      layers: [
        ...floor,
        ['body', 'M22 16h70v88H22z'],
        ['line', 'M22 34H92M34 25h18'],
        ['water', 'M32 68a25 25 0 0 0 50 0Z'],
        ['line', 'M57 43a25 25 0 1 0 .1 0'],
        ['leader', 'M80 25L118 20M80 25L118 68'],
        ['danger', 'M74 20h12v10H74z'],
        ['body', 'M118 18h66v52h-66z'],
        ['fine', 'M126 42h50M126 50h40M126 58h46'],
        ['deep', 'M126 26h24v8h-24z'],
      ],
    },
  ],
};

function Layers({ id, of }: { readonly id: string; readonly of: readonly Layer[] }): ReactNode {
  return of.map(([layer, path], index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes.
      key={index}
      className={layers[layer]}
      fill={layer === 'wet' ? `url(#${id})` : undefined}
      d={path}
    />
  ));
}

/** A drawn frame with a video's aspect ratio, in place of a thumbnail from the host. */
export function StoryboardFrame({ name }: { readonly name: Storyboard }) {
  const id = `frame-${name}`;
  return (
    <svg className={styles.frame} viewBox="0 0 160 90" aria-hidden="true">
      <WetHatch id={id} />
      <Layers id={id} of={drawings[name]} />
    </svg>
  );
}

/** The storyboard of a video: its shots, each with a drawing and its text. */
export function VideoScript({ script: { board, shots } }: { readonly script: Script }) {
  return (
    <ol className={styles.script}>
      {shots.map((text, index) => {
        const shot = shotsOf[board][index];
        const id = `${board}-${index}`;
        return (
          <li key={text}>
            <svg className={styles.frame} viewBox="0 0 200 120" aria-hidden="true">
              <WetHatch id={id} />
              <Layers id={id} of={shot?.layers ?? []} />
              {shot?.mover && (
                <g transform={`translate(${shot.mover[0]} ${shot.mover[1]}) rotate(${shot.mover[2]})`}>
                  <Layers id={id} of={mover} />
                </g>
              )}
            </svg>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
