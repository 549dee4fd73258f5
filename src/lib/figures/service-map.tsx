import { towns } from '#content/facts/tables/towns.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import style from './shared/drawing.module.css';
import map from './shared/map.module.css';
import {
  type Box,
  boxOf,
  countyLines,
  type Dot,
  outlinesOf,
  type Place,
  type PlacedName,
  type Projection,
  placeNames,
  projectionOf,
} from './shared/map.ts';

const width = 440;
const townSize = 16;
const countySize = 15.5;
/** Space below the map for scale bar and north arrow. */
const footHeight = 34;
const scaleMiles = 10;
/** Halo of labels over lines. */
const halo = { stroke: 'var(--paper)', strokeOpacity: 0.85, strokeWidth: 3, paintOrder: 'stroke' };

/** The owner's towns and counties, to scale. */
export default function ServiceMap() {
  const { county } = useMessages().drawings.serviceMap;
  const locale = useLocale();
  const served = owner.towns.map(placeOf);
  if (served.length + owner.counties.length === 0) return null;
  const counties = owner.counties.map((name) => ({ name, outlines: outlinesOf(name) }));
  const projection = projectionOf([...served, ...counties.flatMap(({ outlines }) => outlines.flat())], width);
  const { height } = projection;
  const area = { left: 2, top: 2, right: width - 2, bottom: height - 2 };
  const dots = served.map((town) => dotOf(projection, town));
  const names = placeNames(dots, townSize, area);
  const named = names.flatMap((name) => dots.filter((dot) => dot.name === name.name).map((dot) => ({ name, dot })));
  const taken = [...names.map((name) => boxOf(name, townSize)), ...dots.map(dotBox)];
  const countyNames = placeNames(
    counties.map(({ name, outlines }) =>
      dotOf(projection, { name: t(county, { name }, locale), ...middleOf(outlines) }),
    ),
    countySize,
    area,
    taken,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height + footHeight}`} aria-hidden="true" fontFamily="var(--sans)" fill="var(--ink)">
      <svg width={width} height={height} aria-hidden="true">
        <path
          fill="var(--river-tint)"
          d={pathOf(
            projection,
            counties.flatMap(({ outlines }) => outlines),
            'Z',
          )}
        />
        <path className={style.dash} d={pathOf(projection, linesNear(projection), '')} />
      </svg>
      <rect className={style.line} x=".5" y=".5" width={width - 1} height={height - 1} />
      <g {...halo} className={map.county} fill="var(--ink-2)" textAnchor="middle">
        {countyNames.map(({ name, x, y }) => (
          <text key={name} x={Math.round(x)} y={Math.round(y + countySize * 0.35)}>
            {name}
          </text>
        ))}
      </g>
      {dots.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="3.5" />
      ))}
      {named.map(({ name, dot }) => (
        <Leader key={name.name} name={name} dot={dot} />
      ))}
      <g {...halo} className={map.town}>
        {named.map(({ name, dot }) => (
          <Name key={name.name} name={name} dot={dot} />
        ))}
      </g>
      <Foot top={height} unitsPerMile={projection.unitsPerMile} />
    </svg>
  );
}

/** Location of a town. Throws, and so stops the build, when it is unknown. */
function placeOf(name: string) {
  const town = towns.find((one) => one.name === name);
  if (!town) throw new Error(`content/owner.ts serves "${name}": say where it lies in content/facts/tables/towns.ts`);
  return town;
}

function dotOf(projection: Projection, town: Place & { readonly name: string }): Dot {
  const [x, y] = projection.point(town);
  return { name: town.name, x: Math.round(x), y: Math.round(y) };
}

function dotBox({ x, y }: Dot): Box {
  return { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
}

function middleOf(outlines: readonly (readonly Place[])[]): Place {
  const west = outlines.flat().map((place) => place.west);
  const north = outlines.flat().map((place) => place.north);
  return { west: (Math.min(...west) + Math.max(...west)) / 2, north: (Math.min(...north) + Math.max(...north)) / 2 };
}

/** Only lines that may be visible: the rest of Texas is not sent. */
function linesNear(projection: Projection): readonly (readonly Place[])[] {
  return countyLines().filter((line) =>
    line.some((place) => {
      const [x, y] = projection.point(place);
      return x > 0 && x < width && y > 0 && y < projection.height;
    }),
  );
}

/** Path data in integer relative coordinates, which is shortest, without zero steps. */
function pathOf({ point }: Projection, lines: readonly (readonly Place[])[], end: 'Z' | ''): string {
  return lines
    .map((line) => {
      const points = line.map((place) => point(place).map(Math.round));
      const steps = points
        .slice(1)
        .map(([x = 0, y = 0], at) => [x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)]);
      const moves = steps.filter(([across, down]) => across !== 0 || down !== 0);
      return `M${points[0]?.join(' ')}l${moves.map((move) => move.join(' ')).join(' ')}${end}`.replaceAll(' -', '-');
    })
    .join('');
}

/** Leader line from a label to its dot. */
function Leader({ name: { from }, dot }: { readonly name: PlacedName; readonly dot: Dot }) {
  return from && <path className={style.fine} d={`M${from.map(Math.round).join(' ')}L${dot.x} ${dot.y}`} />;
}

/** Anchors a label at its dot, in case its font is narrower than estimated. */
function Name({ name: { name, x, y, width }, dot }: { readonly name: PlacedName; readonly dot: Dot }) {
  const isRight = x - width / 2 > dot.x;
  const isLeft = x + width / 2 < dot.x;
  return (
    <text
      x={Math.round(isRight ? x - width / 2 : isLeft ? x + width / 2 : x)}
      y={Math.round(y + townSize * 0.35)}
      textAnchor={isRight ? undefined : isLeft ? 'end' : 'middle'}
    >
      {name}
    </text>
  );
}

/** Scale bar of ten miles and north arrow. */
function Foot({ top, unitsPerMile }: { readonly top: number; readonly unitsPerMile: number }) {
  const { scale, north } = useMessages().drawings.serviceMap;
  const length = Math.round(scaleMiles * unitsPerMile);
  return (
    <g className={map.county} fill="var(--ink-2)">
      <path
        className={style.fine}
        d={`M1 ${top + 22}h${length}m0 -5v10M1 ${top + 17}v10M${width - 22} ${top + 28}v-18l-4 7m4 -7l4 7`}
      />
      <text x={length + 10} y={top + 26}>
        {t(scale, { miles: scaleMiles }, useLocale())}
      </text>
      <text x={width - 12} y={top + 26}>
        {north}
      </text>
    </g>
  );
}
