import { addresses, type PageName } from '../../frame/addresses.ts';
import { useLanguage, useWords } from '../../frame/language.tsx';
import { pageIn } from '../../frame/page.ts';

/** Links from one calculator to the others, and to the page that shows how exact they are. */
export function OtherTools({ path }: { readonly path: string }) {
  const language = useLanguage();
  const { otherTools } = useWords().parts;
  const others = addresses.map((address) => address.path).filter((name) => isCalculator(name) && name !== path);
  const pages = others.flatMap((name) => pageIn(language, name) ?? []);
  if (pages.length === 0) return null;
  return (
    <nav className="no-print" aria-labelledby="other-tools">
      <h2 id="other-tools">{otherTools}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.name}>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isCalculator(name: PageName): boolean {
  return name.startsWith('/calculators/') || name === '/cost-builder';
}
