import { t } from '#content/i18n/t.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';

/** Inches above the floor, drawn to scale: 48 in are 268.8 units. */
const unitsPerInch = 5.6;
const floorY = 330;
const y = (inches: number) => floorY - inches * unitsPerInch;

/** How high each layer is wet in this example, in inches. */
const wet = { face: 22, fill: 14, back: 9 };
const rulerInches = [0, 12, 24, 36, 48];

const labels: readonly { readonly y: number; readonly to: readonly [number, number] }[] = [
  { y: 100, to: [165, 100] },
  { y: 190, to: [166, y(wet.face) + 3] },
  { y: 236, to: [192, y(11)] },
  { y: 268, to: [215, y(7)] },
  { y: 300, to: [240, 324] },
];

/** Section through the foot of a wall: an inch of water on one floor, and how far it has climbed and crossed. */
export default function WallClimb() {
  const words = useMessages().drawings.wallClimb;
  return (
    <svg viewBox="10 0 426 376" aria-hidden="true" fontFamily="var(--sans)" fontSize="15">
      <pattern id="wet" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke="var(--river)" strokeWidth="1.6" />
      </pattern>
      <Ruler />
      <Water />
      <Wall />
      <g stroke="var(--ink-2)" fill="none">
        {labels.map(({ y: at, to: [x, toY] }) => (
          <path key={at} d={`M236 ${at - 4}L${x} ${toY}`} />
        ))}
      </g>
      <g fill="var(--ink-2)">
        {labels.map(({ y: at }, index) => (
          <text key={at} x="241" y={at}>
            {words.labels[index]}
          </text>
        ))}
        <text x="241" y="347">
          {words.slab}
        </text>
      </g>
      <Dimensions />
    </svg>
  );
}

function Ruler() {
  const { inches: unit } = useMessages().drawings.wallClimb;
  return (
    <g stroke="var(--ink-2)" fill="var(--ink-2)">
      <path d={`M44 ${y(48)}V${floorY}`} fill="none" />
      {rulerInches.map((inches) => (
        <g key={inches}>
          <path d={inches === 48 ? `M38 ${y(48)}h12` : `M38 ${y(inches)}h12M41 ${y(inches + 6)}h6`} />
          <text x="33" y={y(inches) + 4} textAnchor="end" stroke="none">
            {inches}
          </text>
        </g>
      ))}
      <text x="56" y={y(48) + 4} stroke="none">
        {unit}
      </text>
    </g>
  );
}

function Water() {
  return (
    <>
      <path
        d={`M160 ${y(wet.face)}h7V330h-7zM167 ${y(wet.fill)}q11 -6 22 0t22 0V320H167zM211 ${y(wet.back)}h7V330h-7z`}
        fill="url(#wet)"
      />
      <path d="M44 324.4H153V330H44zM225 325H422V330H225z" fill="var(--river)" fillOpacity=".32" />
      <path d="M44 324.4H153" stroke="var(--river)" strokeWidth="2" />
    </>
  );
}

/** Slab, two sheets of drywall, sill plate, bases, carpet, and the loops by which a draftsman marks soft insulation. */
function Wall() {
  const loops = Array.from({ length: 13 }, (_, index) => `M171 ${68 + index * 19}q18 -14 36 0q-18 14 -36 0`).join('');
  return (
    <g fill="none" stroke="var(--ink)" strokeWidth="1.5">
      <path d="M44 330H422M44 356H422M160 54V330M167 54V320M211 54V320M218 54V330" />
      <path d={loops} stroke="var(--ink-2)" strokeWidth=".8" />
      <path d="M167 320h44v10h-44zl44 10M211 320l-44 10M150 54l10 0 12 -7 10 14 12 -7h34" strokeWidth="1" />
      <path d="M153 302h7v28h-7zM218 302h7v28h-7z" fill="var(--paper)" />
      <path d="M225 322H422" strokeWidth="3" strokeDasharray="2 2" />
    </g>
  );
}

/** The visible and the actual extent of wetness. */
function Dimensions() {
  const { inch } = useMessages().drawings.wallClimb;
  const locale = useLocale();
  return (
    <g stroke="var(--alarm)" fill="var(--alarm)">
      <path d={`M134 ${y(wet.face)}V330M128 ${y(wet.face)}H156M128 330h12`} fill="none" strokeWidth="1.2" />
      <text x="127" y="262" textAnchor="end" stroke="none">
        {t(inch, { inches: wet.face }, locale)}
      </text>
      <text x="54" y="316" stroke="none">
        {t(inch, { inches: 1 }, locale)}
      </text>
    </g>
  );
}
