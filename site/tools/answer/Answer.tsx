import type { Shown } from '../calculator/calculator.ts';
import { useStanding } from '../calculator/context.ts';
import { Waiting } from '../calculator/form/Waiting.tsx';
import { NextTools } from './NextTools.tsx';
import { Announcer, Results, spoken } from './Results.tsx';
import { copiedRows, resultRows } from './rows.ts';
import { ShareBar } from './ShareBar.tsx';

export { Working } from './Working.tsx';

/** The result with all that leads on from it, once there is one. */
export function Answer({ shown }: { readonly shown: Shown | null }) {
  const standing = useStanding();
  const { definition, words, parts } = standing;
  if (!shown) {
    return (
      <>
        <Announcer words="" />
        <Waiting />
      </>
    );
  }
  const { Lead, Below } = parts;
  const found = resultRows(definition, shown, parts.fixed ?? []);
  const rows = parts.rows?.(found, shown) ?? [...found.values()];
  const typed = copiedRows(standing, shown);
  const title = parts.heading?.(shown) ?? shown.say(words.heading);
  return (
    <>
      <Announcer words={spoken(title, parts.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
        <ShareBar inputs={parts.copied?.(typed, shown) ?? typed} rows={parts.copiedResult?.(rows, shown) ?? rows} />
        <NextTools given={parts.next?.(shown) ?? {}} />
      </Results>
    </>
  );
}
