import type { MDXContent } from 'mdx/types.js';
import { createContext, useContext } from 'react';
import type { Definition } from '#core/calculators/definition/define.ts';
import { Sources } from '../../document/Claim.tsx';
import { NumberedPage } from '../../document/page-record.tsx';
import { vocabulary } from '../../document/vocabulary.tsx';
import { useLocale } from '../../frame/language.tsx';
import { OtherTools } from '../../parts/lists/OtherTools.tsx';
import { constantTexts } from '../calculator/texts.ts';

const Texts = createContext<Readonly<Record<string, string>>>({});

/** What stands below a calculator: its method, with the sources of every claim, and the way to the others. */
export function CalculatorMethod({
  path,
  definition,
  method: Method,
}: {
  readonly path: string;
  readonly definition: Definition;
  readonly method: MDXContent | undefined;
}) {
  return (
    <Texts value={constantTexts(definition, useLocale())}>
      <NumberedPage>
        <div className="measure no-print">
          {Method && <Method components={{ ...vocabulary, Value, table: 'table' }} />}
          <Sources />
          <OtherTools path={path} />
        </div>
      </NumberedPage>
    </Texts>
  );
}

/** A factor of the calculator, a limit of a field, or a row of a table, as `constantTexts` names it. */
function Value({ of: name }: { readonly of: string }) {
  const text = useContext(Texts)[name];
  if (text === undefined) throw new Error(`The calculator has no factor, limit or row "${name}"`);
  return text;
}
