import type { MDXComponents, MDXContent } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import type { Definition } from '#core/calculators/shared/define.ts';
import { useLocale } from '../../../i18n/language-context.tsx';
import { NumberedPage } from '../../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../../lib/content-renderer/components/Sources.tsx';
import { vocabulary } from '../../../lib/content-renderer/vocabulary.tsx';
import { constantTexts } from '../result-texts.ts';
import styles from './method.module.css';

const ownParts = import.meta.glob<{ readonly methodParts: MDXComponents }>('../*/method.tsx', {
  eager: true,
});

const Texts = createContext<Readonly<Record<string, string>>>({});

/** What stands below a calculator: its method, with the sources of every claim, and the way to the others. */
export function CalculatorMethod({
  name,
  definition,
  constants,
  method: Method,
}: {
  readonly name: string;
  readonly definition: Definition;
  readonly constants: Readonly<Record<string, number>>;
  readonly method: MDXContent | undefined;
}) {
  return (
    <Texts value={constantTexts(definition, useLocale(), constants)}>
      <NumberedPage>
        <div className="no-print">
          <div className={styles.method}>
            {Method && (
              <Method
                components={{
                  ...vocabulary,
                  ...ownParts[`../${name}/method.tsx`]?.methodParts,
                  Value,
                  table: 'table',
                }}
              />
            )}
          </div>
          <Sources />
        </div>
      </NumberedPage>
    </Texts>
  );
}

/** A factor of the calculator, a limit of a field, or a row of a table, as `constantTexts` names it; `bare` without its sign of money. */
function Value({ of: name, bare = false }: { readonly of: string; readonly bare?: boolean }) {
  const text = useContext(Texts)[name];
  if (text === undefined) throw new Error(`The calculator has no factor, limit or row "${name}"`);
  return bare ? text.replace('$', '') : text;
}
