import type { ReactNode } from 'react';
import { Section } from '../document/parts.tsx';
import { NeedsScript } from '../tools/shell/NeedsScript.tsx';

/** What stands above a calculator: where you are, what it is, what it gives. */
export function CalculatorIntro({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <nav className="crumb no-print" aria-label="Breadcrumb">
        <a href="/">Home</a> / {title}
      </nav>
      <h1>{title}</h1>
      <p className="lede no-print">{children} Everything is worked out on your device; nothing is sent.</p>
      <NeedsScript />
    </>
  );
}

/** Good practice, as a list. */
export function BestPractices({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Section id="best-practices" title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

/** A formula on a line of its own. */
export function Formula({ children }: { readonly children: ReactNode }) {
  return (
    <p>
      <code>{children}</code>
    </p>
  );
}
