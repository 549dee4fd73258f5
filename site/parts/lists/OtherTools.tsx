import { type Address, addresses } from '../../frame/addresses.ts';

const listed: readonly Address[] = addresses;

/** Links from one calculator to the others, and to the page that shows how exact they are. */
export function OtherTools({ path }: { readonly path: string }) {
  const others = listed.filter((address) => isCalculator(address.path) && address.path !== path);
  if (others.length === 0) return null;
  return (
    <nav className="no-print" aria-labelledby="other-tools">
      <h2 id="other-tools">More calculators</h2>
      <ul>
        {others.map((address) => (
          <li key={address.path}>
            <a href={address.path}>{address.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isCalculator(path: string): boolean {
  return path.startsWith('/calculators/') || path === '/cost-builder';
}
