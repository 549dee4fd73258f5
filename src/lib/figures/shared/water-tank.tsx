import style from './drawing.module.css';

/** Place of the tank in its picture. */
export const tank = { width: 172, top: 150, bottom: 256 };

/** A category as a tank; more specks are dirtier water. */
export interface Tank {
  readonly specks: number;
  readonly rim: string | undefined;
  readonly Source: () => React.JSX.Element;
}

export const tanks: readonly Tank[] = [
  { specks: 0, rim: style.deep, Source: Faucet },
  { specks: 16, rim: style.caution, Source: Washer },
  { specks: 60, rim: style.mark, Source: Sewer },
];

/** One category of water without words, for a table or an answer. */
export function CategoryPicture({ category }: { readonly category: number }) {
  const drawn = tanks[category - 1];
  return (
    <svg viewBox="-1 73 174 200" aria-hidden="true">
      {drawn && <TankPicture tank={drawn} />}
    </svg>
  );
}

/** A tank, and where its water comes from. */
export function TankPicture({ tank: { specks, rim, Source } }: { readonly tank: Tank }) {
  const { width, top, bottom } = tank;
  return (
    <>
      <Source />
      <path className={style.water} d={`M2 ${top + 22}H${width - 2}V${bottom}H2Z`} />
      {specks > 0 && (
        <path
          className={style.specks}
          d={specksOf(specks)
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')}
        />
      )}
      <path className={style.line} d={`M0 ${top}V${bottom}H${width}V${top}`} />
      <path className={rim} d={`M0 ${bottom + 8}H${width}v8H0Z`} />
    </>
  );
}

/** Deterministic scattered positions of specks in the tank. */
function specksOf(count: number): readonly (readonly [x: number, y: number])[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: count }, () => {
    const across = next();
    return [Math.round(10 + across * (tank.width - 20)), Math.round(tank.top + 32 + next() * 64)] as const;
  });
}

function Faucet() {
  return (
    <>
      <path className={style.body} d="M24 92H84Q104 92 104 112V124H86V112H24Z" />
      <path className={style.line} d="M50 92V78M36 78H64" />
      <path className={style.flow} d="M95 124V172" />
    </>
  );
}

function Washer() {
  return (
    <>
      <path className={style.body} d="M22 74H92V138H22Z" />
      <circle className={style.line} cx="57" cy="110" r="19" />
      <path className={style.fine} d="M30 84H60" />
      <path className={style.line} d="M92 122H112Q126 122 126 136V144" />
      <path className={style.flow} d="M126 146V172" />
    </>
  );
}

function Sewer() {
  return (
    <>
      <path className={style.ground} d="M0 76H66V142H0Z" />
      <path className={style.line} d="M0 76H66V142" />
      <path className={style.body} d="M40 96H92V132H40Z" />
      <path className={style.line} d="M92 90V138" />
      <path className={style.flow} d="M96 104Q126 106 126 172M96 122Q112 124 112 172" />
    </>
  );
}
