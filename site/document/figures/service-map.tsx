import { type Town as TownOnMap, towns } from '#content/ledger/tables/towns.ts';
import { say } from '#content/locale/say.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useWords } from '../../frame/language.tsx';

/** Miles in one degree of latitude, and in one degree of longitude at the latitude of the map. */
const milesPerDegree = { north: 69, west: 60 };
const unitsPerMile = 9.5;
const corner = { north: 29.96, west: 98.56 };

const x = (west: number) => Math.round((corner.west - west) * milesPerDegree.west * unitsPerMile);
const y = (north: number) => Math.round((corner.north - north) * milesPerDegree.north * unitsPerMile);

/** Sketch of the Guadalupe River between the towns, for orientation only: degrees north and west. */
const riverSketch: readonly (readonly [north: number, west: number])[] = [
  [29.86, 98.52],
  [29.88, 98.46],
  [29.86, 98.4],
  [29.88, 98.34],
  [29.87, 98.27],
  [29.87, 98.2],
  [29.83, 98.17],
  [29.79, 98.15],
  [29.74, 98.12],
  [29.7, 98.1],
  [29.66, 98.06],
  [29.62, 98.03],
  [29.59, 98.0],
  [29.55, 97.97],
  [29.53, 97.91],
];

/** Where a name stands beside its dot, so that names and the river do not collide. */
const places: Record<string, readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end']> = {
  'new-braunfels': [-9, 5, 'end'],
  seguin: [6, -8, 'start'],
  schertz: [4, 20, 'middle'],
  cibolo: [8, 3, 'start'],
  'universal-city': [-8, 4, 'end'],
  'canyon-lake': [8, -10, 'start'],
  bulverde: [9, 4, 'start'],
  'spring-branch': [-6, -22, 'middle'],
};

/** The towns of the service area, roughly to scale, with the river that runs between them. */
export default function ServiceMap() {
  const { river: riverName, scale, north } = useWords().drawings.serviceMap;
  const served = towns.filter(({ name }) => (owner.towns as readonly string[]).includes(name));
  const river = smoothPath(riverSketch.map(([north, west]) => [x(west), y(north)] as const));
  return (
    <svg viewBox="0 0 400 312" aria-hidden="true">
      <g fill="none" stroke="var(--river)" strokeLinejoin="round">
        <path d={river} strokeWidth="6" strokeOpacity=".2" />
        <path d={river} strokeWidth="1.2" />
      </g>
      <text x="268" y="92" fontSize="12" fill="var(--river)">
        {riverName}
      </text>
      <g fontSize="13" fontFamily="var(--sans)" fill="var(--ink)">
        {served.map((town) => (
          <Town key={town.id} town={town} />
        ))}
      </g>
      <path
        d="M215 298h95M215 293v10M262 295v6M310 293v10M385 40V14l-5 9M385 14l5 9"
        stroke="var(--ink-2)"
        fill="none"
      />
      <g fontSize="12" fontFamily="var(--sans)" fill="var(--ink-2)">
        <text x="317" y="302">
          {say(scale, { miles: 10 }, useLocale())}
        </text>
        <text x="381" y="56">
          {north}
        </text>
      </g>
    </svg>
  );
}

function Town({ town: { id, name, north, west } }: { readonly town: TownOnMap }) {
  const [dx, dy, anchor] = places[id] ?? [8, 4, 'start'];
  return (
    <>
      <circle cx={x(west)} cy={y(north)} r="3.5" />
      <text x={x(west) + dx} y={y(north) + dy} textAnchor={anchor}>
        {name}
      </text>
    </>
  );
}

/** A path that bends at each point and passes through the middles between them. */
function smoothPath(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  const bends = rest.slice(0, -1).map(([atX, atY], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [atX, atY];
    return `Q${atX} ${atY} ${(atX + nextX) / 2} ${(atY + nextY) / 2}`;
  });
  return `M${first?.join(' ')}${bends.join('')}`;
}
