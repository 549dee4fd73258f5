import type { MDXComponents } from 'mdx/types.js';
import { useLanguage } from '../../i18n/language-context.tsx';
import { NumberedPage } from '../../lib/content-renderer/components/page-record.tsx';
import { textIn } from '../../lib/content-renderer/documents.ts';
import { Vignette } from '../pictures/Vignette.tsx';
import { useCrumbs } from './crumbs.ts';
import { PageMessages } from './PagePage.tsx';
import type { Words } from './page-vocabulary.tsx';

const parts: MDXComponents = { Reason, Reference, Slot, PostButton };

/**
 * A page that the server shows after a plain form post or a link in an email: `reply` is its path below
 * result pages, "ask/thanks". The server fills elements with `data-slot`.
 */
export function ReplyPage({ reply }: { readonly reply: string }) {
  const place = `result-pages/${reply}`;
  const { title } = textIn(useLanguage(), place).frontmatter;
  return (
    <NumberedPage>
      <div className="wrap">
        <p className="crumb">
          {useCrumbs('home').map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </p>
        <h1>{title}</h1>
        <Vignette name={/\/(not-|link-used|expired)/.test(reply) ? 'unsent' : 'letter'} />
        <div className="measure">
          <PageMessages place={place} parts={parts} />
        </div>
      </div>
    </NumberedPage>
  );
}

/** Text that the server may replace, with its default inside. */
function Slot({ name, children }: Words & { readonly name: string }) {
  return <span data-slot={name}>{children}</span>;
}

/** Slot for the reference number of a question. */
function Reference({ children }: Words) {
  return <strong data-slot="reference">{children}</strong>;
}

/** Slot for the reason why a form was rejected. */
function Reason({ children }: Words) {
  return (
    <p role="alert" data-slot="reason">
      {children}
    </p>
  );
}

/** A form with one button. It posts to the page's own URL, which holds the token. */
function PostButton({ children }: Words) {
  return (
    <form method="post">
      <button className="btn" type="submit">
        {children}
      </button>
    </form>
  );
}
