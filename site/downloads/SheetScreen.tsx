import { type PrintSheet, printSheets } from '#content/en/lists/shelf/print-sheets.ts';
import { owner } from '#content/owner.ts';
import { NumberedPage } from '../document/page-record.tsx';
import { Short } from '../document/parts.tsx';
import { Words } from '../document/Words.tsx';

/** A one-page sheet as it is printed. */
export function SheetScreen({ name }: { readonly name: keyof typeof printSheets }) {
  const { title, short, parts }: PrintSheet = printSheets[name];
  return (
    <NumberedPage>
      <h1>{title}</h1>
      <Short title="First">
        <p>
          <Words line={short} /> Help with the water, day and night: {owner.phone.display}.
        </p>
      </Short>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{[part.priority?.toUpperCase(), part.time, part.title].filter(Boolean).join(' · ')}</h2>
          <ul>
            {part.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <li key={index}>
                {part.kind === 'boxes' && <input type="checkbox" />}
                <Words line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </NumberedPage>
  );
}
