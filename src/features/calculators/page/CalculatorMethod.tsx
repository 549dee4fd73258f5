import type { MDXContent } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import type { CalculatorName } from '#core/calculators/registry.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { useLocale } from '../../../i18n/language-context.tsx';
import { NumberedPage } from '../../../lib/content-renderer/components/page-record.tsx';
import { Sources } from '../../../lib/content-renderer/components/Sources.tsx';
import { vocabulary } from '../../../lib/content-renderer/vocabulary.tsx';
import { constantTexts } from '../result-texts.ts';
import styles from './page.module.css';

const Texts = createContext<Readonly<Record<string, string>>>({});

/** The method below a calculator, with the sources of every claim. */
export function CalculatorMethod({
  definition,
  constants,
  method: Method,
}: {
  readonly definition: Definition;
  readonly constants: Readonly<Record<string, number>>;
  readonly method: MDXContent | undefined;
}) {
  return (
    <Texts value={constantTexts(definition, useLocale(), constants)}>
      <NumberedPage>
        <div className="no-print">
          <div className={styles.method}>
            {Method && <Method components={{ ...vocabulary, Value, table: 'table' }} />}
          </div>
          <Sources />
        </div>
      </NumberedPage>
    </Texts>
  );
}

/** A factor, field limit or table row, by its name in `constantTexts`; `bare` omits the dollar sign. */
function Value({ of: name, bare = false }: { readonly of: string; readonly bare?: boolean }) {
  const text = useContext(Texts)[name];
  if (text === undefined) throw new Error(`The calculator has no factor, limit or row "${name}"`);
  return bare ? text.replace('$', '') : text;
}

const methodFiles = import.meta.glob<{ readonly default: MDXContent }>('../../../../content/*/calculators/*.mdx', {
  eager: true,
});

/** The method text of a calculator; undefined if it has none. */
export function methodOf(language: string, name: CalculatorName): MDXContent | undefined {
  return methodFiles[`../../../../content/${language}/calculators/${name}.mdx`]?.default;
}
