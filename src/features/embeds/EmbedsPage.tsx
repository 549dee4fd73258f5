import type { MDXComponents } from 'mdx/types.js';
import { colors } from '#content/colors.ts';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useLanguage, useMessages } from '../../i18n/language-context.tsx';
import rows from '../../lib/content-renderer/components/rows.module.css';
import { embedCode } from './embed-code.ts';
import styles from './embeds.module.css';
import { embedsIn } from './tools.ts';

/** The page with the embed code of a tool, and a preview. */
export function EmbedsPage({ origin }: { readonly origin: string }) {
  const parts: MDXComponents = { Maker: () => <EmbedBuilder origin={origin} /> };
  return <PagePage page="embeds" parts={parts} />;
}

/** Without script it has the code of the first tool, and a link to every embed. */
function EmbedBuilder({ origin }: { readonly origin: string }) {
  const { embeds: words } = useMessages().found;
  const embeds = embedsIn(useLanguage());
  const { copied, byHand } = words;
  const [first] = embeds;
  return (
    <>
      <div className={styles.picture}>
        <Vignette name="embed" />
      </div>
      <div className={styles.maker} data-shows-embeds="" data-words={JSON.stringify({ copied, byHand })}>
        <label htmlFor="tool">{words.tool}</label>
        <select id="tool" name="tool">
          {embeds.map(({ path, page }) => (
            <option key={path} value={path}>
              {page.title}
            </option>
          ))}
        </select>
        <Colors />
        <label htmlFor="code">{words.code}</label>
        <textarea
          id="code"
          rows={6}
          readOnly
          spellCheck={false}
          defaultValue={first && embedCode(first.path, first.page.title, origin).replace('\n', ' ')}
        />
        <p className={styles.buttons}>
          <button type="button" className="btn" data-do="copy">
            {words.copy}
          </button>
          <button type="button" className="btn btn-alt" data-do="show">
            {words.show}
          </button>
        </p>
        <p role="status" />
      </div>
      <div className={styles.shown} data-shown="" />
      <h2>{words.alone}</h2>
      <ul className={`${rows.rows} ${styles.alone}`}>
        {embeds.map(({ path, page }) => (
          <li key={path}>
            <a href={path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Colors() {
  const { embeds: words } = useMessages().found;
  const inputs = [
    ['accent', words.accent, colors.light.river],
    ['paper', words.paper, colors.print.paper],
    ['ink', words.ink, colors.light.ink],
  ] as const;
  return (
    <>
      <label>
        <input type="checkbox" name="own" /> {words.choose}
      </label>
      <fieldset className={styles.colors} disabled>
        <legend className="hidden">{words.choose}</legend>
        {inputs.map(([name, label, color]) => (
          <label key={name}>
            <input type="color" name={name} defaultValue={color} /> {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
