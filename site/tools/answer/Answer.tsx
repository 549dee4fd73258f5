import type { AnswerParts, LaterWords, Shown } from '../calculator/calculator.ts';
import { useStanding } from '../calculator/context.ts';
import { Waiting } from '../calculator/result/Waiting.tsx';
import { addStyle } from '../island/late-style.ts';
import style from './Answer.module.css?inline';
import { HelpCall } from './HelpCall.tsx';
import { NextTools } from './NextTools.tsx';
import { Announcer, Results, spoken } from './Results.tsx';
import { copiedRows, resultRows } from './rows.ts';
import { asText, ShareBar } from './ShareBar.tsx';
import sheet from './sheet.css?inline';

export { restore } from './restore.ts';
export { Working } from './Working.tsx';

addStyle(style + sheet);

/** The result with all that leads on from it, once there is one. */
export function Answer({
  shown,
  own,
  said,
}: Pick<LaterWords, 'said'> & { readonly shown: Shown | null; readonly own: AnswerParts }) {
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
  const { Lead, Below } = own;
  const found = resultRows(definition, shown, parts.fixed ?? []);
  const rows = own.rows?.(found, shown) ?? [...found.values()];
  const typed = copiedRows(standing, shown);
  const inputs = own.copied?.(typed, shown) ?? typed;
  const results = own.copiedResult?.(rows, shown) ?? rows;
  const title = own.heading?.(shown) ?? shown.say(words.heading);
  return (
    <>
      <Announcer words={spoken(title, own.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
        <HelpCall text={() => asText(standing.title, inputs, results, standing.tool.link())} said={said} />
        <ShareBar inputs={inputs} rows={results} said={said} />
        <NextTools given={own.next?.(shown) ?? {}} name={said.nextTools} />
      </Results>
    </>
  );
}
