import { useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import { type Callout, Drawing, Key, Marks, WetHatch } from './shared/drawing.tsx';

const eye = [320, 205] as const;
const room = { left: 12, right: 628, top: 12, bottom: 440 };

/** One-point perspective. x and y are measured in the opening nearest the reader; depth runs from 0 (here) to 1 (far wall). */
function at(x: number, y: number, depth: number): readonly [number, number] {
  const scale = 1 / (1 + depth);
  return [eye[0] + (x - eye[0]) * scale, eye[1] + (y - eye[1]) * scale];
}

/** A closed outline through points of the room. */
function outline(...points: readonly (readonly [x: number, y: number, depth: number])[]): string {
  return `M${points.map((point) => at(...point).map(Math.round)).join('L')}Z`;
}

const signs: readonly Callout[] = [
  { at: [232, 76], to: [272, 62] },
  { at: [446, 76], to: [410, 58] },
  { at: [206, 150], to: [246, 172] },
  { at: [408, 246], to: [372, 276] },
  { at: [300, 346], to: [300, 318] },
  { at: [34, 120], to: [66, 252] },
  { at: [590, 230], to: [560, 402] },
  { at: [52, 366], to: [99, 434] },
  { at: [442, 408], to: [372, 398] },
];

/** Nine signs of water, each where it shows first. */
export default function SignsByLocation() {
  return (
    <>
      <Drawing height={452}>
        <WetHatch id="signs-wet" />
        <Shell />
        <Ceiling />
        <FarWall />
        <Window />
        <Floor />
        <Cabinet />
        <Marks callouts={signs} />
      </Drawing>
      <Key entries={useMessages().drawings.signsByLocation} />
    </>
  );
}

function Shell() {
  const { left, right, top, bottom } = room;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return (
    <>
      <path className={style.body} d={outline(...corners.map(([x, y]) => [x, y, 0] as const))} />
      <path className={style.line} d={outline(...corners.map(([x, y]) => [x, y, 1] as const))} />
      {corners.map(([x, y]) => (
        <path key={`${x} ${y}`} className={style.line} d={`M${x} ${y}L${at(x, y, 1)}`} />
      ))}
    </>
  );
}

function Ceiling() {
  return (
    <>
      <path className={style.fine} d={`M320 ${room.top}V${at(320, room.top, 1)[1]}`} />
      <path className={style.warm} d="M262 46c34-14 74-8 66 8s-62 24-78 14s-10-16 12-22z" />
      <path className={style.fine} d="M274 50c20-8 44-5 40 4s-38 14-48 8s-4-9 8-12z" />
      <path className={style.fine} d="M366 30q44 52 84 10M382 30q30 36 56 10M410 60v12" />
      <path className={style.deep} d="M410 74q8 12 0 16q-8-4 0-16z" />
    </>
  );
}

function FarWall() {
  return (
    <>
      <path className={style.warm} d="M234 164q14-12 30-4t26 2t10 18t-24 14t-32 0t-10-30z" />
      <path className={style.line} d="M242 170q10-8 18 0q-2 10-14 8M264 182q10-8 18 0q-4 10-14 6M248 188q6-6 12 0" />
      <path fill="url(#signs-wet)" d="M166 284q38-12 76 0t78-4t78 4t76-2V310H166Z" />
      <path className={style.flow} d="M166 284q38-12 76 0t78-4t78 4t76-2" />
      <path className={style.body} d="M166 310H262q36-12 76 0H474V322H166Z" />
    </>
  );
}

function Window() {
  const x = room.left;
  return (
    <>
      <path className={style.line} d={outline([x, 96, 0.15], [x, 250, 0.15], [x, 250, 0.6], [x, 96, 0.6])} />
      <path className={style.line} d={`M${at(x, 96, 0.34)}L${at(x, 250, 0.34)}`} />
      <path className={style.warm} d={outline([x, 250, 0.12], [x, 262, 0.12], [x, 262, 0.65], [x, 250, 0.65])} />
      <path className={style.warm} d="M54 257L60 292L70 256L82 308L92 253L102 280L110 251Z" />
    </>
  );
}

const boardWidth = 44;
const boards = [0, 1, 2, 3, 4, 5, 6];

function Floor() {
  const { left, right, bottom } = room;
  const edge = (board: number) => left + board * boardWidth;
  return (
    <>
      {boards.map((board) => (
        <g key={board}>
          <path className={style.fine} d={`M${edge(board + 1)} ${bottom - 8}L${at(edge(board + 1), bottom, 1)}`} />
          <path className={style.line} d={`M${edge(board)} ${bottom - 8}q22 14 ${boardWidth} 0`} />
        </g>
      ))}
      {[0.15, 0.4, 0.7].map((depth) => (
        <path key={depth} className={style.fine} d={`M${at(320, bottom, depth)}L${at(right, bottom, depth)}`} />
      ))}
      {[396, 472, 548].map((x) => (
        <path key={x} className={style.fine} d={`M${x} ${bottom}L${at(x, bottom, 1)}`} />
      ))}
      <path fill="url(#signs-wet)" d={outline([324, 440, 0.15], [396, 434, 0.13], [402, 438, 0.38], [328, 444, 0.4])} />
      <path className={style.line} d={outline([324, 440, 0.15], [396, 434, 0.13], [402, 438, 0.38], [328, 444, 0.4])} />
    </>
  );
}

function Cabinet() {
  const [front, wall, top, bottom] = [540, room.right, 300, room.bottom];
  return (
    <>
      <path
        className={style.body}
        d={outline([front, top, 0.2], [wall, top, 0.2], [wall, bottom, 0.2], [front, bottom, 0.2])}
      />
      <path
        className={style.body}
        d={outline([front, top, 0.2], [front, bottom, 0.2], [front, bottom, 0.9], [front, top, 0.9])}
      />
      <path
        className={style.body}
        d={outline([front, top, 0.2], [wall, top, 0.2], [wall, top, 0.9], [front, top, 0.9])}
      />
      <path className={style.line} d={`M${at(front, top, 0.5)}L${at(front, bottom, 0.5)}`} />
      <path
        className={style.body}
        d={outline([front, 308, 0.22], [front, 420, 0.22], [518, 420, 0.46], [518, 308, 0.46])}
      />
      <path
        fill="url(#signs-wet)"
        d={outline([front, 396, 0.2], [wall, 404, 0.2], [wall, bottom, 0.2], [front, bottom, 0.2])}
      />
      <path
        fill="url(#signs-wet)"
        d={outline([front, 396, 0.2], [front, bottom, 0.2], [front, bottom, 0.9], [front, 410, 0.9])}
      />
    </>
  );
}
