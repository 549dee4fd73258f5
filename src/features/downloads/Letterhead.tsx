import type { SheetMessages } from './letterhead.ts';

/**
 * The letterhead of a printed page: company, date, and lines for the job. Print only; its styles are loaded late (sheet.ts). It
 * replaces the page footer in print.
 */
export function Letterhead({ words }: { readonly words: SheetMessages }) {
  const { company, place, phone, email, sample, printed, lines } = words;
  return (
    <div hidden={true} data-letterhead="">
      <p>
        <b>{company}</b> {place} · <span className="tel">{phone}</span> · {email} {sample && `· ${sample}`}
      </p>
      <p>
        {printed} <span data-today="minute" />
      </p>
      <ul>
        {lines.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** Signature lines at the end of a printed page. */
export function Signatures({ words }: { readonly words: SheetMessages }) {
  return (
    <ul hidden={true} data-signatures="">
      {words.signatures.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
