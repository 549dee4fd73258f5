import type { definition } from '#core/calculators/cost-builder/definition.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { useCalculatorContext, useChoices, useField } from '../context.ts';
import styles from './ChoiceField.module.css';
import type { CostMessages } from './cost-text.ts';

/**
 * Radio buttons with drawings. The selected one has a border and a tick, so color is not the only sign. The drawings are
 * rendered on the server only and kept as they are, so that the client script does not include them.
 */
export function ChoiceField({ name }: { readonly name: string }) {
  const { id, label, value, edit, aria } = useField(name);
  const { lines }: { readonly lines: Readonly<Record<string, string>> } = (useCalculatorContext().words as CostMessages)
    .own;
  return (
    <div className={styles.choices} role="radiogroup" aria-labelledby={`${id}-legend`} {...aria}>
      <p id={`${id}-legend`}>{label}</p>
      <div>
        {useChoices(name).map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={value === choice.value}
              onChange={() => edit(choice.value)}
            />
            <svg
              viewBox="0 0 80 50"
              aria-hidden="true"
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: static paths, no user input.
              dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawingPaths(name, choice.value) : '' }}
            />
            <b>{choice.label}</b>
            {lines[choice.value] && <small>{lines[choice.value]}</small>}
          </label>
        ))}
      </div>
    </div>
  );
}

/** The drawing of a choice, 80 by 50 units: lines, water, and a red measuring mark. */
interface Drawing {
  readonly line: string;
  readonly water: string;
  readonly mark?: string;
}

type Choices<Field> = Field extends { readonly values: readonly (infer Value extends string)[] } ? Value : never;
type Drawings<Fields extends Definition['fields']> = {
  readonly [Name in keyof Fields as Choices<Fields[Name]> extends never ? never : Name]: Readonly<
    Record<Choices<Fields[Name]>, Drawing>
  >;
};

const room = 'M6 4H74V46H6Z';
const wall = 'M4 46H76M36 2V46M44 2V46';

/** Room plans and sections, water sources, and how high a wall is wet. */
const drawings: Drawings<typeof definition.fields> = {
  roomType: {
    basement: { line: 'M12 4V46H68V4M0 14H12M68 14H80M12 14H68', water: 'M12 38H68V46H12z' },
    bathroom: {
      line: `${room}M12 10H40Q46 10 46 20T40 30H12ZM56 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0`,
      water: 'M46 30Q62 28 74 36V46H46z',
    },
    kitchen: { line: `${room}M6 18H54V4M54 18V46M20 7h14v8H20z`, water: 'M6 18H54V46H36Q16 40 6 30Z' },
    living: { line: `${room}M16 8H52V20H16zM16 13h36M60 24h10v12H60z`, water: 'M6 46V34Q30 26 52 46Z' },
    bedroom: { line: `${room}M26 4V34H56V4M26 14H56M30 6h9v6h-9zM43 6h9v6h-9z`, water: 'M56 46Q58 30 74 26V46z' },
    attic: { line: 'M2 44 40 6 78 44M12 34H68M12 34V46M68 34V46', water: 'M22 34Q30 26 42 28T58 34Z' },
  },
  source: {
    clean: { line: 'M4 12H44M4 22H36M44 12Q54 12 54 22V28H44V24Q44 22 36 22', water: 'M46 31h6v15h-6z' },
    gray: {
      line: 'M8 4H46V46H8ZM15 28a12 12 0 1 0 24 0a12 12 0 1 0-24 0M13 10H30',
      water: 'M16 30Q22 26 27 30T38 30A11 11 0 0 1 16 30ZM46 42H66v4H46z',
    },
    black: {
      line: 'M4 40H76M28 40V24H52V40M24 24H56M40 22V8M34 14l6-7 6 7',
      water: 'M4 32Q14 28 24 32V40H4zM56 32Q66 28 76 32V40H56z',
    },
  },
  severity: {
    minor: { line: wall, water: 'M4 44H36V40H44V46H4z', mark: 'M54 40V46M50 40h8M50 46h8' },
    moderate: { line: wall, water: 'M4 41H36V28H44V46H4z', mark: 'M54 28V46M50 28h8M50 46h8' },
    severe: { line: wall, water: 'M4 36H36V8H44V46H4z', mark: 'M54 8V46M50 8h8M50 46h8' },
  },
};

/** The SVG paths of a choice, by field and value: water, lines, mark. Throws if there is none. */
function drawingPaths(field: string, choice: string): string {
  const ofField = Object.entries(drawings).find(([name]) => name === field)?.[1] ?? {};
  const drawing = Object.entries<Drawing>(ofField).find(([value]) => value === choice)?.[1];
  if (!drawing) throw new Error(`The choice "${choice}" of "${field}" has no drawing`);
  return [drawing.water, drawing.line, drawing.mark ?? ''].map((path) => `<path d="${path}"/>`).join('');
}
