import type { MDXComponents, MDXContent } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import type { Definition } from '#core/calculators/definition/define.ts';
import { NumberedPage } from '../../document/page/page-record.tsx';
import { Sources } from '../../document/Sources.tsx';
import { vocabulary } from '../../document/vocabulary.tsx';
import { useLocale } from '../../frame/language.tsx';
import { OtherTools } from '../../parts/lists/OtherTools.tsx';
import { constantTexts } from '../calculator/texts.ts';

const ownParts = import.meta.glob<{ readonly methodParts: MDXComponents }>('../calculators/*/method.tsx', {
  eager: true,
});

const Texts = createContext<Readonly<Record<string, string>>>({});

/** What stands below a calculator: its method, with the sources of every claim, and the way to the others. */
export function CalculatorMethod({
  name,
  path,
  definition,
  constants,
  method: Method,
}: {
  readonly name: string;
  readonly path: string;
  readonly definition: Definition;
  readonly constants: Readonly<Record<string, number>>;
  readonly method: MDXContent | undefined;
}) {
  return (
    <Texts value={constantTexts(definition, useLocale(), constants)}>
      <NumberedPage>
        <div className="measure no-print">
          {Method && (
            <Method
              components={{
                ...vocabulary,
                ...ownParts[`../calculators/${name}/method.tsx`]?.methodParts,
                Value,
                table: 'table',
              }}
            />
          )}
          <Sources />
          <OtherTools path={path} />
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
