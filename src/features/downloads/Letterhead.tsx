import type { SheetMessages } from './letterhead.ts';

/**
 * The head of a page as it is printed for a file or an adjuster: who hands it out, when, and lines for the job. No screen
 * shows it, and its look comes late (sheet.ts). On paper the foot of the page, which would say the same, stays away.
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

/** Where the sheet is signed, under all that it says. */
export function Signatures({ words }: { readonly words: SheetMessages }) {
  return (
    <ul hidden={true} data-signatures="">
      {words.signatures.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
